function a_x = adm_lu(a_l, a_u, l, u, p)
% ADM_LU  The adjoint of [l, u, p] = lu(x), for the pivots that were chosen.
%   a_x = adm_lu(a_l, a_u, l, u, p): x may have any shape; the last pivot of a square one may be zero (adm_lu_check). Large ones
%   are taken by blocks from the last one, as products and solutions with triangles cost what those of whole matrices do.
%   Source: de Hoog, Anderssen and Lukas, "Differentiation of matrix functionals using triangular factorization" (2011).
  k = size(l, 2);
  square = 1:k;
  below = k + 1:size(l, 1);
  beside = k + 1:size(u, 2);
  l1 = l(square, :);
  u1 = u(:, square);
  adm_lu_check(u1, below);
  % The parts below and beside the square block follow from its factors.
  a_below = a_l(below, :);
  if ~isempty(below)
    a_below = a_below / u1.';
  end
  a_beside = l1.' \ a_u(:, beside);
  a_l1 = a_l(square, :) - a_beside * u(:, beside).';
  a_u1 = a_u(:, square) - l(below, :).' * a_below;
  if k <= 48
    a_square = adm_lu_block(a_l1, a_u1, l1, u1);
  else
    a_square = adm_lu_blocks(full(tril(a_l1, -1) + triu(a_u1)), l1, u1);
  end
  a_x = p.' * [a_square, a_beside; a_below, zeros(numel(below), numel(beside))];
end

function a_x = adm_lu_block(a_l, a_u, l, u)
  % The last pivot divides nothing.
  others = 1:size(u, 1) - 1;
  a_u = triu(a_u);
  a_m = tril(l.' * a_l - a_u * u.', -1);
  a_u(:, others) = a_u(:, others) + a_m(:, others) / u(others, others).';
  a_x = l.' \ a_u;
end

function a = adm_lu_blocks(a, l, u)
  % The adjoints of both factors become that of the matrix, in one array.
  for last = size(a, 1):-48:1
    at = max(last - 47, 1):last;
    behind = last + 1:size(a, 1);
    a(behind, at) = (a(behind, at) - a(behind, behind) * u(at, behind).') / u(at, at).';
    a(at, behind) = l(at, at).' \ (a(at, behind) - l(behind, at).' * a(behind, behind));
    a_l = a(at, at) - a(at, behind) * u(at, behind).';
    a_u = a(at, at) - l(behind, at).' * a(behind, at);
    a(at, at) = adm_lu_block(a_l, a_u, l(at, at), u(at, at));
  end
end
