function [z, B] = sparse_handed_on(v, c, level)
  % Sparse matrices among several results, not always wanted, by recursion, in tries, by handles that are chosen, and of the function itself.
  n = numel(v);
  u = parts(v, c, 0);
  [w, A] = parts(v, c, 1);
  u = u + w + (A + 8 * speye(n)) \ v;
  for k = 1:2
    if k > 1
      make = @(q) coupled(q, c, n);
    else
      make = @(q) parts_of(q, 2, n);
    end
    u = u + (make(v) + 9 * speye(n)) \ v;
  end
  y = zeros(n, 1);
  for k = 1:n
    %ADiMat <parallel/>
    P = spdiags(v * k, -1, n, n) + 3 * speye(n);
    y(k) = sum(P \ v);
  end
  try
    T = failing(v, c, n);
    u = u + (T + 7 * speye(n)) \ u;
  catch
    [T, E] = coupled(v, c, n);
    u = u + (T + E + 6 * speye(n)) \ u;
  end
  B = even(spdiags(v, 0, n, n), v, 3);
  if level > 0
    [e, C] = sparse_handed_on(v .* 2, c, level - 1);
    B = B + C;
    u = u + (C + 5 * speye(n)) \ u + e;
  end
  [K, s] = scaled(B, c);
  while s > 0
    [K, s] = scaled(K, s - 1);
  end
  z = sum(u) + sum(y) + sum((B + 4 * speye(n)) \ u) + sum((K + 9 * speye(n)) \ v);
end

function [u, A] = parts(v, c, wanted)
  n = numel(v);
  u = c * v;
  if wanted
    A = spdiags([v, v * c], [0, 1], n, n);
    A(1, n) = v(2);
  end
end

function [T, E] = coupled(v, c, n)
  T = sparse([1:n, 1], [n:-1:1, 2], [v; c], n, n);
  E = T';
end

function A = parts_of(q, k, n)
  [~, A] = parts(q, k, 1);
end

function T = failing(v, c, n)
  T = coupled(v, 2 * c, n);
  if c > 1
    T(1, :) = T(1, :) * c;
    error('no such matrix');
  end
end

function A = even(A, v, k)
  if k > 0
    A = odd(A + A.', v, k - 1);
  end
end

function A = odd(A, v, k)
  n = numel(v);
  if k > 0
    A = even(A + spdiags(v, k, n, n), v, k - 1);
  end
  A(k + 1, 1) = v(k + 1);
end

function [K, s] = scaled(K, s)
  K = K * s;
end
%@ at [0; 1.2; 0; 0.7], 0.5, 0
%@ at [0.4; 0; -0.3; 0], 1.2, 1
%@ at [0; 0; 0; 0], 0, 2
%@ independents v,c
%@ dimensions any
