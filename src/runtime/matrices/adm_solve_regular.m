function p = adm_solve_regular(m, b)
% ADM_SOLVE_REGULAR  The solution of m * p = b for a square matrix m that may change.
%   p = adm_solve_regular(m, b): an error Adjoinery:rank where m is singular to working precision, as no solution has a
%   derivative with regard to it there. Where that is not clear from its condition, one more right-hand side in the same
%   solve tells: the solution for it is not finite, as large as the reciprocal of the precision, or, where the library
%   gives the shortest one, no solution.
  if ~issparse(m) && rcond(m) > 1e-4 % far from singular in single precision, too
    p = m \ full(b);
    return
  end
  n = size(m, 1);
  if n == 0
    p = m \ b;
    return
  end
  probe = sin((1:n).'.^2);
  p = m \ [full(b), probe];
  q = p(:, end);
  p = p(:, 1:end - 1);
  scale = norm(m, 1) * norm(q, 1);
  rest = norm(m * q - probe, 1);
  unit = eps(class(scale));
  if ~(unit * scale < norm(probe, 1) && rest <= 1e3 * n * unit * (scale + norm(probe, 1)))
    error('Adjoinery:rank', ...
      'The matrix of the system is singular: with regard to it the solution has no derivative. pinv(A) * b has one.');
  end
end
