function x = fixed_point(a, b)
  x = a;
  change = Inf;
  while change > 1e-13
    next = cos(b * x) * a;
    change = abs(next - x);
    x = next;
  end
end
%@ at 0.5, 0.8
