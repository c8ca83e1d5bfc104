function z = root_of_cubic(p, q)
  % Zeros that depend on what their functions capture.
  z = fzero(@(t) t^3 + p * t - q, [0, 5]);
  h = @(t) exp(t) - z * q;
  p = 2 * p;
  z = z + p * fzero(h, z);
end
%@ at 1.3, 2
%@ at 0.2, 3
