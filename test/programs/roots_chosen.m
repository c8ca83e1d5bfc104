function z = roots_chosen(x, which)
  % Which function has the zero is known when it runs, and other handles are captured.
  inner = @(t) t^3 + x(1) * t;
  if which > 1
    g = @(t) inner(t) - x(2);
  else
    g = @(t) cos(t) - x(2) * inner(t);
  end
  z = fzero(g, [0, 3]) * fzero(@(t) inner(t) - x(3), [0, 4]);
  z = z + arrayfun(@(c) fzero(@(t) t * exp(t) - c, 1), x(2:3));
  z = sum(z) * fzero(g, 1);
end
%@ independents x
%@ at [0.5, 1.5, 2], 1
%@ at [0.5, 1.5, 2], 2
