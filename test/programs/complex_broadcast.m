function z = complex_broadcast(c, x)
  s = c * 2;
  t = s - 5;
  y = x + sqrt(t);
  w = y .* (s + x);
  z = real(sum(w(:))) ^ 2;
end
%@ at 1, [1 2; 3 4]
%@ at 4, [1 2; 3 4]
