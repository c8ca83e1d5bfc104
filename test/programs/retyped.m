function z = retyped(x, n)
  % Scalars become arrays, and arrays scalars, by values that are not differentiated.
  z = 1;
  w = z * x;
  z = [n, 2, 3];
  z(2) = x;
  w = w + sum(z .* z);
  z = 2;
  for k = 1:2
    w = w + sum(z) * x;
    z = [z, k];
    z(1) = x;
  end
  [z, k] = max([1, 5; 7, 2]);
  z(k(1)) = w;
  z = z .* x;
end
%@ at 0.7, 2
%@ independents x
%@ analytic
