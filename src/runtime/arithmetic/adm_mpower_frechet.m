function l = adm_mpower_frechet(e, x, y)
% ADM_MPOWER_FRECHET  The derivative of x ^ y in the direction e of the one that is a matrix.
%   l = adm_mpower_frechet(e, x, y): whole exponents by repeated squaring, others by the eigenvalues, as x ^ y itself; where
%   the matrix has fewer eigenvectors, or nearly so, by a block of the function of a larger matrix. As the derivative at
%   x.' in the direction a_z it is the adjoint. An error Adjoinery:degenerate where there is none.
%   Source: Higham, "Functions of Matrices" (2008), theorems 3.2 and 3.9 (Daletskii and Krein), and (3.16).
  if isscalar(y) && y == fix(y)
    if y < 0
      x = adm_inv(x, inv(x));
      e = -x * e * x;
    end
    % Nothing is known of how it changes with y.
    l = adm_mpower_frechet_whole(e, x, abs(y)) + adm_length(1, y - fix(y), y - fix(y), 'apart');
  else
    if isscalar(y)
      [v, d] = eig(x);
    else
      [v, d] = eig(y);
    end
    if rcond(v) < 1e-4
      l = adm_mpower_frechet_block(e, x, y);
    elseif isscalar(y)
      e = v \ e * v;
      l = v * (adm_used(adm_mpower_frechet_power(diag(d), y), e) .* e) / v;
    else
      e = v \ e * v;
      l = v * (adm_used(adm_mpower_frechet_exponential(diag(d), x), e) .* e) / v;
    end
  end
end

function l = adm_mpower_frechet_block(e, x, y)
  n = size(e, 1);
  if isscalar(y)
    if rcond(x) < eps
      error('Adjoinery:degenerate', ...
        'The matrix is singular and has fewer eigenvectors than eigenvalues: its power has no derivative.');
    end
    l = expm(y .* logm([x, e; zeros(n), x]));
  else
    l = expm(log(x) .* [y, e; zeros(n), y]);
  end
  l = l(1:n, n + 1:end);
end

function l = adm_mpower_frechet_whole(e, x, n)
  p = eye(size(x));
  l = zeros(size(x));
  while n > 0
    if mod(n, 2) == 1
      l = l * x + p * e;
      p = p * x;
    end
    e = e * x + x * e;
    x = x * x;
    n = floor(n / 2);
  end
end

function f = adm_mpower_frechet_power(d, p)
  % Divided differences of d.^p, without cancellation: the same r above and below.
  rows = repmat(d, 1, numel(d));
  columns = rows.';
  swap = abs(rows) > abs(columns);
  small = rows;
  small(swap) = columns(swap);
  big = columns;
  big(swap) = rows(swap);
  r = log(small) - log(big);
  ratio = expm1(p .* r) ./ expm1(r);
  ratio(small == big) = p;
  f = big.^(p - 1) .* ratio;
end

function f = adm_mpower_frechet_exponential(d, s)
  % Divided differences of s.^d.
  t = (d - d.') .* log(s);
  ratio = expm1(t) ./ t;
  ratio(t == 0) = 1;
  f = log(s) .* s.^(d.') .* ratio;
end
