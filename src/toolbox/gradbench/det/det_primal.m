function d = det_primal(in)
  % The function primal of GradBench's det.
  d = minor_determinant(in.A);
end
