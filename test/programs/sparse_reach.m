%@ at [1; 2; 0.5], [0.3 -1 2]
%@ at [1; 2i; 0.5], [0.3 -1 2]
%@ at 2, 3
%@ independents u,w
function z = sparse_reach(u, w)
  % full values that meet sparse ones: the adjoints of what they are made of are expanded again
  n = numel(u);
  S = sparse([1 n], [1 1], [2 3], n, 1);
  x = u + w(1);
  y = x .* S;
  D = w .* ones(n, 1);
  v = D .^ 2;
  t = sum(v, 1) .* w;
  K = sparse(1:n, 1:n, x .* x + 4, n, n);
  q = K \ u;
  r = q .* x;
  a = x + w;
  b = a .* (S * ones(1, n));
  P = [u, u .* w(1), u + w(1)];
  s = sum(P .^ 2, 2);
  m = s .* S;
  z = full(sum(m .^ 2)) + full(sum(y .^ 2)) + sum(t) + sum(r .^ 2) + full(sum(sum(b .* b)));
end
