#!/bin/sh
# Man pages and completions for bash, zsh and fish, of what the command says of itself: manuals.sh COMMAND FOLDER.
set -eu
dodona=$1
share=$2
commands=$("$dodona" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\)  *\(.*\)/\1	\2/p')
pages=$("$dodona" --help | sed -n '/^Pages:/,/^$/s/^  \([a-z]*\)  *\(.*\)/\1	\2/p')
tab='	'
mkdir -p "$share/man/man1" "$share/man/man7" "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d"

# dodona(1)
{
  printf '.TH DODONA 1 "" "%s" "Dodona"\n.SH NAME\ndodona \\- proven schedules of collectives\n' "$("$dodona" --version)"
  printf '.SH SYNOPSIS\n.B dodona\nCOMMAND [ARGUMENTS]\n.SH DESCRIPTION\n'
  "$dodona" --help | sed -n '3,/^$/p' | sed '/^$/d'
  echo '.SH COMMANDS'
  echo "$commands" | while IFS="$tab" read -r name summary; do printf '.TP\n.BR dodona\\-%s (1)\n%s\n' "$name" "$summary"; done
  echo '.SH PAGES'
  echo "$pages" | while IFS="$tab" read -r name summary; do printf '.TP\n.BR dodona\\-%s (7)\n%s\n' "$name" "$summary"; done
  printf '.SH EXIT STATUS\n0 good, 1 the answer is no, 2 bad usage or input.\n'
} >"$share/man/man1/dodona.1"
for command in $(echo "$commands" | cut -f 1); do
  "$dodona" "$command" --help-as man >"$share/man/man1/dodona-$command.1"
done
for page in $(echo "$pages" | cut -f 1); do
  "$dodona" help "$page" --help-as man >"$share/man/man7/dodona-$page.7"
done

# Lines: command, option or nothing for an operand, what it is, the words that may follow, its value.
words() {
  for command in $(echo "$commands" | cut -f 1); do
    "$dodona" "$command" --help-as words | sed "s/^/$command$tab/"
  done
}

{
  echo '# bash completion of dodona'
  echo '_dodona() {'
  echo '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words='
  echo '  if [ "$COMP_CWORD" -eq 1 ]; then'
  printf '    words="%s help --help --version"\n' "$(echo "$commands" | cut -f 1 | paste -s -d ' ')"
  echo '  elif [ "${COMP_WORDS[1]}" = help ]; then'
  printf '    words="%s"\n' "$(printf '%s\n%s\n' "$commands" "$pages" | cut -f 1 | paste -s -d ' ')"
  echo '  else'
  echo '    case ${COMP_WORDS[1]},$before in'
  words | awk -F '\t' '$2 != "" && $4 != "" { gsub(/\|/, " ", $4); print "      " $1 "," $2 ") words=\"" $4 "\" ;;" }'
  echo '      *)'
  echo '        case ${COMP_WORDS[1]} in'
  words | awk -F '\t' '{ gsub(/\|/, " ", $4); all[$1] = all[$1] " " ($2 != "" ? $2 : $4) } END { for (c in all) print "          " c ") words=\"" substr(all[c], 2) "\" ;;" }' | sort
  echo '        esac ;;'
  echo '    esac'
  echo '  fi'
  echo '  COMPREPLY=($(compgen -W "$words" -- "$word"))'
  echo '  [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))'
  echo '}'
  echo 'complete -F _dodona dodona'
} >"$share/bash-completion/completions/dodona"

quoted="s/'/'\\\\''/g"
{
  echo '#compdef dodona'
  echo '_dodona() {'
  echo '  if (( CURRENT == 2 )); then'
  echo '    local -a commands=('
  echo "$commands" | sed "$quoted" | awk -F '\t' -v q="'" '{ print "      " q $1 ":" $2 q }'
  echo "      'help:a command or a page')"
  echo '    _describe command commands'
  echo '    return'
  echo '  fi'
  echo '  shift words'
  echo '  (( CURRENT-- ))'
  echo '  case $words[1] in'
  echo "    help) _values page $(printf '%s\n%s\n' "$commands" "$pages" | cut -f 1 | paste -s -d ' ') ;;"
  words | sed "$quoted" | awk -F '\t' -v q="'" '
    $1 != before { if (before) print " " q "*:file:_files" q " ;;"; printf "    %s) _arguments", $1; before = $1 }
    { gsub(/[][]/, "", $3); gsub(/\|/, " ", $4) }
    $2 != "" { printf " %s%s[%s]%s%s", q, $2, $3, $4 != "" ? ":word:(" $4 ")" : $5 != "" ? ":value:_files" : "", q }
    $2 == "" { printf " %s*:what:(%s)%s", q, $4, q; before = before }
    END { print " " q "*:file:_files" q " ;;" }'
  echo '  esac'
  echo '}'
  echo '_dodona "$@"'
} >"$share/zsh/site-functions/_dodona"

{
  echo '# fish completion of dodona'
  echo "$commands" | sed "$quoted" | awk -F '\t' -v q="'" '{ print "complete -c dodona -n __fish_use_subcommand -a " $1 " -d " q $2 q }'
  words | sed "$quoted" | awk -F '\t' -v q="'" '{
    gsub(/\|/, " ", $4)
    line = "complete -c dodona -n " q "__fish_seen_subcommand_from " $1 q
    if ($2 != "") line = line " -l " substr($2, 3) " -d " q $3 q ($4 != "" ? " -x -a " q $4 q : $5 != "" ? " -r" : "")
    else line = line " -a " q $4 q
    print line
  }'
} >"$share/fish/vendor_completions.d/dodona.fish"
