function z = complex_composed(a, b)
  c = complex(a, b);
  d = complex(a(1), 2);
  e = complex(3, b(end));
  z = sum(c .* d) / e + arg(c(1)) + angle(d);
end
%@ at [1 2], [3 4]
%@ at 1, 2
%@ at [1 + 2i, 2], [3, 4 - 1i]
