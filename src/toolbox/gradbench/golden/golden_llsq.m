function out = golden_llsq(name, in)
  % Point by point, and the complex step.
  if strcmp(name, 'primal')
    out = objective(in.x, in.n);
  else
    out = complex_step(@(x) objective(x, in.n), in.x).';
  end
end

function y = objective(x, n)
  y = 0;
  for i = 0:n - 1
    t = -1 + i * 2 / (n - 1);
    y = y + (sign(t) - polyval(flipud(x), t))^2 / 2;
  end
end
