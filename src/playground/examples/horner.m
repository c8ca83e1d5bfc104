function z = horner(x, p)
  % A polynomial by Horner's scheme: z = p(1)*x^(n-1) + ... + p(n)
  n = length(p);
  z = p(1) .* x;
  for i = 2:n - 1
    z = (z + p(i)) .* x; % step
  end
  z = z + p(n);
end
