/* Blocks are bytes, and MPI packs whole elements. So an element may lie in two blocks, at an edge: it is packed with the first of them
   that is sent, and unpacked when both have come. No block is smaller than an element, so none has more than two edges. */
#include "mpi/described.h"
#include "mpi/message.h"
#include <limits.h>
#include <stddef.h>
#include <string.h>

#if MPI_VERSION >= 4

static int move(int pack, void *buf, MPI_Count count, MPI_Datatype datatype, char *packed,
                MPI_Count bytes, MPI_Comm comm) {
  MPI_Count at = 0;
  return pack ? MPI_Pack_c(buf, count, datatype, packed, bytes, &at, comm)
              : MPI_Unpack_c(packed, bytes, &at, buf, count, datatype, comm);
}

#else

/* As many elements at once as an int counts the bytes of. */
static int move(int pack, void *buf, MPI_Count count, MPI_Datatype datatype, char *packed,
                MPI_Count bytes, MPI_Comm comm) {
  MPI_Aint lb = 0, extent = 0;
  MPI_Count size = count > 0 ? bytes / count : 0, most = size > 0 ? INT_MAX / size : INT_MAX;
  int error = MPI_Type_get_extent(datatype, &lb, &extent);
  if (most == 0)
    return MPI_ERR_COUNT;
  for (MPI_Count done = 0; done < count && error == MPI_SUCCESS; done += most) {
    int at = 0, number = (int)(count - done < most ? count - done : most);
    void *where = dodona_mpi_moved(buf, (MPI_Aint)done * extent);
    char *part = packed + done * size;
    error = pack ? MPI_Pack(where, number, datatype, part, (int)(number * size), &at, comm)
                 : MPI_Unpack(part, (int)(number * size), &at, where, number, datatype, comm);
  }
  return error;
}

#endif

/* What has been done for a block; its edge is the one before it. */
enum { PACKED = 1, EDGE_PACKED = 2, COME = 4, EDGE_UNPACKED = 8 };

/* MPICH takes MPI_BOTTOM for a null pointer: then the elements lie 16 bytes before address 16. */
static int move_all(const dodona_mpi_described *d, int pack) {
  const MPI_Aint before = -16;
  MPI_Datatype shifted = MPI_DATATYPE_NULL;
  MPI_Comm comm = d->context->comm;
  const dodona_mpi_elements *e = &d->of;
  if (e->buf != MPI_BOTTOM)
    return move(pack, e->buf, e->count, e->type->datatype, d->packed, d->count, comm);
  int error = MPI_Type_create_hindexed_block(1, 1, &before, e->type->datatype, &shifted);
  if (error == MPI_SUCCESS)
    error = MPI_Type_commit(&shifted);
  if (error == MPI_SUCCESS)
    error =
        move(pack, dodona_mpi_moved(e->buf, -before), e->count, shifted, d->packed, d->count, comm);
  if (shifted != MPI_DATATYPE_NULL)
    MPI_Type_free(&shifted);
  return error;
}

/* Elements first .. past - 1. */
static int move_some(const dodona_mpi_described *d, int pack, MPI_Count first, MPI_Count past) {
  const dodona_mpi_type *type = d->of.type;
  if (first >= past)
    return MPI_SUCCESS;
  return move(pack, dodona_mpi_moved(d->of.buf, (MPI_Aint)first * type->extent), past - first,
              type->datatype, d->packed + first * type->size, (past - first) * type->size,
              d->context->comm);
}

/* The byte that a block begins with; the end, for the block behind the last. */
static MPI_Count begin_of(const dodona_mpi_described *d, int32_t block) {
  if (block == d->parts.blocks)
    return d->count;
  return (char *)dodona_mpi_part(&d->parts, block, 1).buf - (char *)d->parts.buf;
}

/* The elements that lie in the block alone. */
static int move_block(const dodona_mpi_described *d, int pack, int32_t block) {
  const MPI_Count size = d->of.type->size;
  return move_some(d, pack, (begin_of(d, block) + size - 1) / size, begin_of(d, block + 1) / size);
}

/* The element that lies before the block and in it, if there is one. */
static int move_edge(const dodona_mpi_described *d, int pack, int32_t block) {
  const MPI_Count size = d->of.type->size, at = begin_of(d, block);
  return at % size == 0 ? MPI_SUCCESS : move_some(d, pack, at / size, at / size + 1);
}

int dodona_mpi_bytes_of(MPI_Count count, const dodona_mpi_type *type, MPI_Count *bytes) {
  if (type->size > 0 && count > PTRDIFF_MAX / type->size)
    return MPI_ERR_NO_MEM;
  *bytes = count * type->size;
  return MPI_SUCCESS;
}

dodona_mpi_described dodona_mpi_describe(const dodona_mpi_context *context, MPI_Count bytes,
                                         dodona_mpi_elements of) {
  dodona_mpi_described d = {
      .bytes = of.buf, .count = bytes, .error = MPI_SUCCESS, .context = context, .of = of};
  if (bytes == 0 || of.type->dense)
    return d;
  d.packed = d.bytes = dodona_mpi_take(context->pool, (size_t)bytes);
  if (!d.packed) {
    d.count = 0;
    d.error = MPI_ERR_NO_MEM;
  }
  return d;
}

void dodona_mpi_describe_cut(dodona_mpi_described *d, const dodona_mpi_parts *parts) {
  if (!d->packed)
    return;
  int cut = parts && d->of.buf != MPI_BOTTOM && d->count == d->of.count * d->of.type->size &&
            d->count / parts->blocks >= d->of.type->size;
  for (int32_t block = 0; cut && parts->each > 0 && block < parts->each; block++)
    cut = dodona_mpi_part(parts, block, 1).count >= d->of.type->size;
  if (cut) {
    size_t blocks = (size_t)parts->blocks;
    d->parts = *parts;
    d->came = dodona_mpi_take(d->context->pool, blocks * (sizeof *d->came + 1));
    d->known = (unsigned char *)(d->came + blocks);
  }
  if (d->came)
    memset(d->known, 0, (size_t)parts->blocks);
  else if (d->of.full)
    d->error = move_all(d, 1);
}

/* The block with its edges. */
static int pack(dodona_mpi_described *d, int32_t block) {
  unsigned char *known = &d->known[block];
  int error = MPI_SUCCESS;
  if (*known & (PACKED | COME))
    return error;
  *known |= PACKED;
  error = move_block(d, 1, block);
  for (int32_t edge = block; edge <= block + 1 && edge < d->parts.blocks; edge++) {
    if (error == MPI_SUCCESS && !(d->known[edge] & EDGE_PACKED))
      error = move_edge(d, 1, edge);
    d->known[edge] |= EDGE_PACKED;
  }
  return error;
}

static int32_t block_at(const dodona_mpi_described *d, int32_t first, int32_t i) {
  return i < d->parts.blocks - first ? first + i : i - (d->parts.blocks - first);
}

int dodona_mpi_describe_send(dodona_mpi_described *d, int32_t first, int32_t count) {
  int error = MPI_SUCCESS;
  for (int32_t i = 0; d->known && d->of.full && i < count && error == MPI_SUCCESS; i++)
    error = pack(d, block_at(d, first, i));
  return error;
}

void dodona_mpi_describe_came(dodona_mpi_described *d, int32_t first, int32_t count) {
  for (int32_t i = 0; d->known && i < count; i++) {
    int32_t block = block_at(d, first, i);
    if (!(d->known[block] & COME))
      d->came[d->waiting++] = block;
    d->known[block] |= COME;
  }
}

/* The edge before a block, if both its blocks have come. */
static int unpack_edge(dodona_mpi_described *d, int32_t block) {
  if (block == 0 || block == d->parts.blocks || !(d->known[block] & d->known[block - 1] & COME) ||
      d->known[block] & EDGE_UNPACKED)
    return MPI_SUCCESS;
  d->known[block] |= EDGE_UNPACKED;
  return move_edge(d, 0, block);
}

int dodona_mpi_describe_unpack(dodona_mpi_described *d) {
  int error = MPI_SUCCESS;
  for (int32_t i = 0; d->of.stores && i < d->waiting && error == MPI_SUCCESS; i++) {
    error = move_block(d, 0, d->came[i]);
    if (error == MPI_SUCCESS)
      error = unpack_edge(d, d->came[i]);
    if (error == MPI_SUCCESS)
      error = unpack_edge(d, d->came[i] + 1);
  }
  d->waiting = 0;
  return error;
}

int dodona_mpi_describe_end(dodona_mpi_described *d, int good) {
  int error = MPI_SUCCESS, store = good && d->packed && d->of.stores;
  if (store && d->known && !d->of.full) /* what came in other ways */
    dodona_mpi_describe_came(d, 0, d->parts.blocks);
  if (store)
    error = d->known ? dodona_mpi_describe_unpack(d) : move_all(d, 0);
  dodona_mpi_give(d->context->pool, d->came);
  dodona_mpi_give(d->context->pool, d->packed);
  return error;
}

int dodona_mpi_describe_put(const dodona_mpi_context *context, const char *bytes, MPI_Count size,
                            void *buf, MPI_Count count, const dodona_mpi_type *type) {
  dodona_mpi_described d =
      dodona_mpi_describe(context, size, (dodona_mpi_elements){buf, count, type, 0, 1});
  if (d.error == MPI_SUCCESS && size > 0)
    memcpy(d.bytes, bytes, (size_t)size);
  int stored = dodona_mpi_describe_end(&d, d.error == MPI_SUCCESS);
  return d.error != MPI_SUCCESS ? d.error : stored;
}

int dodona_mpi_describe_take(const dodona_mpi_context *context, char *bytes, MPI_Count size,
                             const void *buf, MPI_Count count, const dodona_mpi_type *type) {
  void *from = (void *)(uintptr_t)buf;
  dodona_mpi_described d =
      dodona_mpi_describe(context, size, (dodona_mpi_elements){from, count, type, 1, 0});
  dodona_mpi_describe_cut(&d, NULL);
  if (d.error == MPI_SUCCESS && size > 0)
    memcpy(bytes, d.bytes, (size_t)size);
  dodona_mpi_describe_end(&d, 0);
  return d.error;
}
