function a_x = adm_hess(a_p, a_h, p, h)
% ADM_HESS  The adjoint of [p, h] = hess(x).
%   a_x = adm_hess(a_p, a_h, p, h): a_p is [] where only h has an adjoint. The signs that the library chose are taken for constant.
%   Source: the reverse of adm_hess_turn.
  n = size(adm_real(h), 1);
  p = adm_real(p);
  a_h = triu(a_h, -1);
  a_turn = h.' * a_h - a_h * h.';
  if ~isempty(a_p)
    a_turn = a_turn + p.' * a_p;
  end
  a_m = a_h;
  for k = n - 2:-1:1
    rows = k + 2:n;
    q = (a_turn(rows, k + 1) - a_turn(k + 1, rows).') ./ adm_hess_pivot(h, k);
    a_m(rows, k) = q;
    a_turn(:, k) = a_turn(:, k) + h(rows, :).' * q;
    a_turn(rows, 1:k) = a_turn(rows, 1:k) - q * h(1:k, k).';
  end
  a_x = p * a_m * p.';
end
