%@ at [4 1 2 3 0.5 6 1.5 5].', 5, 3, [1; 2; 3; 4; 5]
%@ at [4 1 2 3 0.5 6 1.5i 5].', 5, 3, [1 0; 2i 1; 3 4; 4 0; 5 1]
%@ at [4 1 2 3 0.5 6 1.5 5].', 1, 1, 4
%@ at [4 1 2 3 0.5 6 1.5 5].', 1, 1, [4 1]
%@ at [4 1 2 3 0.5 6 1.5 5].', 3, 5, [1; 2; 3]
%@ at zeros(8, 0), 0, 0, zeros(0, 2)
%@ independents v,b
function z = sparse_rectangular(v, m, n, b)
  k = min(1:numel(v), m * n);
  K = sparse(mod(k - 1, m) + 1, mod(floor((k - 1) / m) + k, n) + 1, v, m, n);
  x = K \ b;
  y = x.' / K;
  z = sum(x(:) .^ 2) + sum(y(:)) + sum(sum(K.' * b));
end
