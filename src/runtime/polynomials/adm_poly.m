function a_x = adm_poly(a_z, x, z)
% ADM_POLY  The adjoint of z = poly(x), the polynomial with the given roots, or with the eigenvalues of a matrix.
%   a_x = adm_poly(a_z, x, z): the coefficient k + 1 has the derivative -b.', b being the k-th matrix of the method of
%   Faddeev and LeVerrier, which is a polynomial of x. The sum of these is one, too: it is evaluated by powers of a power
%   of x, with the square root of as many products of matrices (Paterson and Stockmeyer 1973). Of roots the diagonal is
%   enough.
  if isvector(x)
    a_x = zeros(size(x));
    b = ones(size(x));
    for k = 2:numel(z)
      a_x = a_x - a_z(k) .* b;
      b = x .* b + z(k);
    end
    return
  end
  n = numel(z) - 1;
  rates = conv(full(a_z(end:-1:2)), z(1:n));
  rates = rates(n:-1:1);
  width = ceil(sqrt(n));
  powers = cell(1, width + 1);
  powers{1} = eye(n);
  for k = 1:width
    powers{k + 1} = powers{k} * x;
  end
  a_x = zeros(n);
  for block = ceil(n / width) - 1:-1:0
    a_x = a_x * powers{width + 1};
    for k = 1:min(width, n - block * width)
      a_x = a_x - rates(block * width + k) .* powers{k};
    end
  end
  a_x = a_x.';
end
