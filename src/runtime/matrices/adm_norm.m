function a_x = adm_norm(a_z, x, z, p)
% ADM_NORM  The adjoint of z = norm(x, p).
%   a_x = adm_norm(a_z, x, z), adm_norm(a_z, x, z, p): vectors with any p, matrices with 1, 2, Inf and 'fro'. Zero
%   where z is zero; of several extremal elements, columns or rows the first one has all.
%   Source: Willkomm 2020, 7.5; Giles (2008), 2.3.3 for the largest singular value.
  if nargin < 4 || isempty(p)
    p = 2;
    isLength = isvector(x);
  elseif ischar(p) && strcmpi(p, 'inf')
    p = Inf;
    isLength = false;
  else
    isLength = strcmp(p, 'fro');
  end
  a_z = real(a_z);
  if isempty(x)
    a_x = zeros(size(x));
  elseif isLength || (z == 0 && (ischar(p) || p > 0))
    a_x = adm_length(a_z, x, z);
  elseif ischar(p)
    error('Adjoinery:norm', 'norm with the option %s has no derivative rule.', p);
  elseif isvector(x)
    a_x = adm_norm_vector(a_z, x, z, p);
  elseif p == 2
    a_x = a_z .* adm_norm_pair(x);
  elseif p == 1
    [~, k] = max(sum(abs(x), 1));
    a_x = zeros(size(x));
    a_x(:, k) = adm_abs(a_z, x(:, k));
  elseif p == Inf
    [~, k] = max(sum(abs(x), 2));
    a_x = zeros(size(x));
    a_x(k, :) = adm_abs(a_z, x(k, :));
  else
    error('Adjoinery:norm', 'norm of a matrix with p = %g has no derivative rule.', p);
  end
end

function a_x = adm_norm_vector(a_z, x, z, p)
  a_x = zeros(size(x));
  if isinf(p)
    if p > 0
      [~, k] = max(abs(x));
    else
      [~, k] = min(abs(x));
    end
    a_x(k) = adm_abs(a_z, x(k));
  elseif p ~= 0
    a_x = a_z .* adm_used(adm_signed_power(x ./ z, p - 1), a_z);
  end
end
