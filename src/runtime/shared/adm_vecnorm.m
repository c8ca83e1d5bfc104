function a_x = adm_vecnorm(a_z, x, z, p, dim)
% ADM_VECNORM  The adjoint of z = vecnorm(x, p, dim).
%   a_x = adm_vecnorm(a_z, x, z, p, dim): zero where z is zero; of several largest elements (p = Inf) the first has all.
%   p may be what norm takes for rows and columns, too: 0, -Inf, and text.
  if ischar(p) && strcmpi(p, 'fro')
    p = 2;
  elseif ischar(p)
    p = str2double(p);
  end
  if isempty(x) || p == 0
    a_x = zeros(size(x));
    return
  end
  a_z = full(real(a_z));
  x = full(x);
  z = full(z);
  if isinf(p)
    if p > 0
      [~, i] = max(abs(x), [], dim);
    else
      [~, i] = min(abs(x), [], dim);
    end
    a_x = adm_abs(adm_scatter(a_z + zeros(size(z)), i, x, dim), x);
  elseif p == 2
    a_x = adm_length(a_z, x, z);
  else
    a_x = a_z .* adm_used(adm_signed_power(x ./ (z + (z == 0)), p - 1), a_z + zeros(size(x)));
  end
  if p ~= 2 && p > 0
    % Nothing but what the second derivative has where all elements are zero.
    a_x = a_x + adm_length(a_z .* (z == 0), x, z);
  end
end
