function in = det_prepare(in)
  % GradBench gives the matrix row by row.
  in.A = reshape(in.A, in.ell, in.ell).';
end
