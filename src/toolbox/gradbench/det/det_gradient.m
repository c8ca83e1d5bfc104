function gradient = det_gradient(in)
  % The function gradient of GradBench's det, row by row.
  gradient = reshape(a_minor_determinant(in.A, 1).', [], 1);
end
