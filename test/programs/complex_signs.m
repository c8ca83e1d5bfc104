function z = complex_signs(x)
  a = kron(x, x') ;
  b = x .' * conj(x);
  c = x(:)' ;
  d = sign(x) + round(2) * isreal(x);
  e = x ./ abs(x);
  f = mod(abs(x), 2);
  z = sum(a(:)) + sum(b(:)) + sum(c) + sum(d(:)) + sum(e(:) .* 2i) + sum(f(:));
end
%@ at [1+1i, 2-1i]
