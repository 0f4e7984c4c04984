! Fortran's entry points, of mpi_f08: sums, broadcasts and reductions, in place and not, must reach the drop-in and be right.
program fortran
  use mpi_f08
  implicit none
  integer, parameter :: n = 5000
  integer :: rank, ranks, i, call_number, good, all_good
  double precision :: mine(n), total(n)
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  good = 1
  do call_number = 1, 30
    mine = [(dble(rank + i), i = 1, n)]
    call MPI_Allreduce(mine, total, n, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
    if (any(abs(total - [(dble(ranks * (ranks - 1) / 2 + ranks * i), i = 1, n)]) > 0.5d0)) good = 0
    call MPI_Allreduce(MPI_IN_PLACE, mine, n, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD)
    if (any(abs(mine - [(dble(ranks - 1 + i), i = 1, n)]) > 0.5d0)) good = 0
    if (rank == 0) total = [(dble(call_number + i), i = 1, n)]
    call MPI_Bcast(total(1:n:2), n / 2, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    if (any(abs(total(1:n:2) - [(dble(call_number + i), i = 1, n, 2)]) > 0.5d0)) good = 0
    mine = rank
    call MPI_Reduce(mine, total, n, MPI_DOUBLE_PRECISION, MPI_SUM, ranks - 1, MPI_COMM_WORLD)
    if (rank == ranks - 1) then
      if (any(abs(total - ranks * (ranks - 1) / 2) > 0.5d0)) good = 0
    end if
  end do
  call MPI_Reduce(good, all_good, 1, MPI_INTEGER, MPI_MIN, 0, MPI_COMM_WORLD)
  if (rank == 0) print '(a,i0,a,i0,a)', 'fortran: ', all_good, ' passed, ', 1 - all_good, ' failed'
  call MPI_Finalize()
end program
