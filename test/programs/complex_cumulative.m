function z = complex_cumulative(x)
  a = cumsum(x) .* cumprod(x);
  b = prod(x) + mean(x) + sum(x .* conj(x));
  c = [x(1), 2; x(2) * 1i, b];
  d = repmat(x(1), 2, 2) .* c;
  z = sum(a) + b + sum(d(:)) + trace(d);
end
%@ at [1+1i, 2-1i, 0.5]
%@ at [1, 2, 3]
