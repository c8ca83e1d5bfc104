function a_x = adm_norm(a_z, x, z, p)
% ADM_NORM  The adjoint of z = norm(x, p).
%   a_x = adm_norm(a_z, x, z), adm_norm(a_z, x, z, p): vectors with any p, matrices with 1, 2, Inf and 'fro'. Zero
%   where z is zero; of several extremal elements, columns or rows the first one has all.
%   Source: Willkomm 2020, 7.5; Giles (2008), 2.3.3 for the largest singular value.
  if nargin < 4
    p = 2;
  elseif ischar(p) && strcmpi(p, 'inf')
    p = Inf;
  end
  a_z = real(a_z);
  if z == 0 || isempty(x)
    a_x = zeros(size(x));
  elseif ischar(p) && ~strcmp(p, 'fro')
    error('Adjoinery:norm', 'norm with the option %s has no derivative rule.', p);
  elseif ischar(p) || (p == 2 && isvector(x))
    a_x = a_z .* conj(x) ./ z;
  elseif p == 1 && isvector(x)
    a_x = a_z .* conj(sign(x));
  elseif isvector(x)
    a_x = a_z .* adm_norm_vector(x, z, p);
  elseif p == 2
    [u, ~, v] = svd(full(x), 'econ');
    a_x = a_z .* conj(u(:, 1) * v(:, 1)');
  elseif p == 1
    [~, k] = max(sum(abs(x), 1));
    a_x = zeros(size(x));
    a_x(:, k) = a_z .* conj(sign(x(:, k)));
  elseif p == Inf
    [~, k] = max(sum(abs(x), 2));
    a_x = zeros(size(x));
    a_x(k, :) = a_z .* conj(sign(x(k, :)));
  else
    error('Adjoinery:norm', 'norm of a matrix with p = %g has no derivative rule.', p);
  end
end

function w = adm_norm_vector(x, z, p)
  w = zeros(size(x));
  if isinf(p)
    if p > 0
      [~, k] = max(abs(x));
    else
      [~, k] = min(abs(x));
    end
    w(k) = conj(sign(x(k)));
  elseif p ~= 0
    nonzero = x ~= 0;
    w(nonzero) = conj(sign(x(nonzero))) .* (abs(x(nonzero)) ./ z).^(p - 1);
  end
end
