function z = repeated_indices(x, k)
  y = x([1 1 2]);
  t = x(k);
  A = [x; 2 * x];
  B = A([1 2 1], [1 1 3]);
  s = 0;
  for i = k
    s = s + x(i) * x(1);
  end
  x(k) = t .^ 2;
  z = sum(y .^ 2) + sum(t .* t) + sum(B(:)) * s + sum(x .* x);
end
%@ at [1 2 3 4], [2 2 1]
%@ at [1 2 3 4], [4 3 1]
%@ independents x
%@ analytic
