function [z, w] = sparse_functions(v, c, M)
  % Sparse matrices that functions make, change, solve with and hand on: entries that are zero and depend on something are told.
  n = numel(v);
  [K, B] = assemble(v, c, n);
  L = bounded(K, c, 2);
  u = solve_with(L + 2 * speye(n), v);
  for k = 1:3
    [L, r] = advance(L, v * k, k);
    u = u + solve_with(L, r) + solve_with(M, r) + solve_with(4 + c, r) + solve_with(2 * speye(n), r) + solve_with(sin(K) + 6 * speye(n), r);
  end
  make = @(q) assemble(q, 2 * c, n);
  S = make(v .^ 2) + 3 * speye(n);
  N = spread(ones(n, 1), 1, n) + spread(v, c, n);
  again = @(q) spdiags(q, 1, n, n);
  y = zeros(n, 1);
  for k = 1:n
    %ADiMat <parallel/>
    P = shifted(v * k, n);
    y(k) = sum((P + again(v) + again(ones(n, 1))) \ v);
  end
  %ADiMat <recompute>shifted</recompute>
  P = shifted(v, n);
  other = @(q) assemble(q, 2, n);
  z = sum(solved_by(other, v, u)) + sum(solved_by(other, ones(n, 1), ones(n, 1)));
  z = z + sum(y) + sum(P \ v) + sum((N + 5 * speye(n)) \ u) + sum(solved_by(make, v, u)) + sum(S \ u) + sum(deepened(K, 2) * v);
  [T, E] = unequal(v, n);
  [F, G] = unequal(v(end:-1:1), n);
  w = sum(T \ u) + sum(E * v) + sum((F + 9 * speye(n)) \ (G * u)) + sum(B * v) + sum(counted(K) * u) + sum(counted(K, c) * u) ...
      + sum(listed(K, c) * v) + sum((speye(n) * 3 + twice_as(K)) \ v);
end

function [K, B] = assemble(v, c, n)
  K = spdiags([v, -2 * v, v], -1:1, n, n);
  B = sparse(1:n, n:-1:1, v * c, n, n);
end

function P = shifted(v, n)
  P = spdiags(v, -1, n, n) + 3 * speye(n);
end

function A = spread(v, c, n)
  % Called without derivative, too.
  [A, B] = assemble(v, c, n);
  A = A + B;
end

function K = bounded(K, c, at)
  if at > n_of(K)
    return
  end
  K(at, :) = 0;
  K(at, at) = c;
end

function n = n_of(K)
  n = size(K, 1);
end

function u = solve_with(A, b)
  u = A \ b;
end

function [A, b] = advance(A, b, k)
  if k > 1
    A = A' + k * A + spdiags(b, 1, numel(b), numel(b));
  else
    A = A + 5 * speye(numel(b));
  end
  b = A * b;
end

function u = solved_by(make, v, b)
  A = make(v);
  u = (A + 4 * speye(numel(v))) \ b;
end

function K = deepened(K, level)
  if level > 0
    K = deepened(K + K.', level - 1);
    K(1, 2) = 0;
  end
end

function [T, E] = unequal(v, n)
  % The second result depends on nothing here, or is not wanted.
  T = spdiags(v, 1, n, n) + 2 * speye(n);
  E = speye(n);
  if v(1) > 10
    E = T;
  end
end

function K = counted(K, c)
  if nargin < 2
    c = 2;
  end
  K = c * K;
end

function K = listed(varargin)
  K = varargin{1} * varargin{2};
end

function B = twice_as(A)
  B = 2 * A;
end
%@ at [0.4; 0; -0.3; 0.2], 0, 4
%@ at [0; 1.2; 0.5; 0], 1.3, [4 1 0 0; 1 5 0 1; 0 0 6 0; 1 0 0 7]
%@ at [0; 1.2; 0.5; 0], 1.3, sparse([4 1 0 0; 1 5 0 1; 0 0 6 0; 1 0 0 7])
%@ at [0.4+0.2i; 0; -0.3; 0.2i], 0.3i, 5
%@ independents v,c
