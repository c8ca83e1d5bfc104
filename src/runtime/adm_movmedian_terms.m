function r = adm_movmedian_terms(a, x, w, dim, isAdjoint)
% ADM_MOVMEDIAN_TERMS  The derivatives of z = movmedian(x, w) along dimension dim, applied to a tangent or to an adjoint.
%   r = adm_movmedian_terms(a, x, w, dim, isAdjoint): windows as in adm_moving; a and r have the size of x.
  w = adm_window(w);
  n = size(x, dim);
  a = adm_fold(a, dim);
  y = adm_fold(x, dim);
  r = zeros(size(y));
  for k = 1:n
    window = max(1, k - w(1)):min(n, k + w(2));
    [~, order] = sort(y(:, window, :), 2);
    m = numel(window);
    for middle = unique([floor((m + 1) ./ 2), ceil((m + 1) ./ 2)])
      part = 0.5 + 0.5 .* mod(m, 2);
      for q = 1:size(y, 3)
        for p = 1:size(y, 1)
          j = window(order(p, middle, q));
          if isAdjoint
            r(p, j, q) = r(p, j, q) + part .* a(p, k, q);
          else
            r(p, k, q) = r(p, k, q) + part .* a(p, j, q);
          end
        end
      end
    end
  end
  r = reshape(r, size(x));
end
