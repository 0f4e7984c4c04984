/* The version of the library, of the command and of all that is installed: the one place that says it. */
#ifndef DODONA_BASE_VERSION_H
#define DODONA_BASE_VERSION_H

#define DODONA_VERSION "0.1.0"

#endif
