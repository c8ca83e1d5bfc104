function g = adm_singular_forward(g_x, of, u, s, v, twins, pairs)
% ADM_SINGULAR_FORWARD  The tangent of a result of [u, s, v, left, right, modes, twins, pairs] = adm_singular(x).
%   g = adm_singular_forward(g_x, of, u, s, v, twins, pairs): `of` is its name; that of left and of right is 1 for vectors without a
%   tangent, which adm_read refuses, that of modes tells of values (adm_blurred), with 4 for those that are zero and have a kink;
%   twins of the kind 4 have the tangent 1 where such a value leads out of the space of the vectors, which nothing takes but
%   adm_once_zeros.
  k = min(size(u, 2), size(v, 2));
  switch of
    case {'u', 'v'}
      g = adm_svd_part_forward(g_x, of, u, s, v, twins, pairs);
    case 's'
      rates = adm_once_rates(real(diag(u(:, 1:k)' * g_x * v(:, 1:k))), twins, pairs);
      g = zeros(size(s));
      if numel(s) == k
        g(:) = rates;
      else
        g(1:k, 1:k) = diag(rates);
      end
    case {'left', 'right'}
      g = zeros(1, size(u, 2));
      if strcmp(of, 'right')
        g = zeros(1, size(v, 2));
      end
      g(pairs(1, :)) = 1;
    case 'modes'
      g = adm_singular_forward_marks(g_x, u(:, 1:k), v(:, 1:k), pairs);
    otherwise
      g = adm_couplings(adm_real(u(:, 1:k).' * g_x * v(:, 1:k)), pairs);
      zero = pairs(3, :) == 4;
      if any(zero)
        g(zero) = adm_singular_forward_beyond(g_x, u(:, 1:k), v(:, 1:k), pairs(1, zero));
      end
  end
end

function g = adm_singular_forward_marks(g_x, u, v, pairs)
  m = u' * g_x * v;
  g = adm_blurred((m + m') ./ 2, pairs(:, pairs(3, :) == 0));
  zero = pairs(1, pairs(3, :) == 4);
  if ~isempty(zero)
    % The coupling of values that are zero with those beyond the others.
    others = setdiff(1:size(m, 1), zero);
    from_right = g_x * v(:, zero) - u(:, others) * m(others, zero);
    from_left = g_x' * u(:, zero) - v(:, others) * m(zero, others)';
    moved = max([max(abs(from_right), [], 1); max(abs(from_left), [], 1)], [], 1);
    g(zero(moved > 100 * numel(m) * eps(class(m)) * max(abs(g_x(:))))) = 4;
  end
end

function is_beyond = adm_singular_forward_beyond(g_x, u, v, zero)
  from_right = g_x * v(:, zero);
  from_left = g_x' * u(:, zero);
  beyond = [from_right - u * (u' * from_right); from_left - v * (v' * from_left)];
  is_beyond = max(abs(beyond), [], 1) > 100 * numel(v) * eps(class(v)) * max(abs(g_x(:)));
end
