function [a_p, nr_z] = h_polynom(x, p, a_z)
% H_POLYNOM  Adjoint of polynom by hand.
%   [a_p, nr_z] = h_polynom(x, p, a_z): the polynomial is linear in p, so that there is no tape: the adjoints are the
%   powers of x. It takes a scalar x.
  k = length(p);
  z = p(1) * x;
  for i = 2:k - 1
    z = (z + p(i)) * x;
  end
  nr_z = z + p(k);
  % reverse sweep
  a_p = zeros(size(p));
  a_p(k) = a_z;
  for i = k - 1:-1:1
    a_z = a_z * x;
    a_p(i) = a_z;
  end
end
