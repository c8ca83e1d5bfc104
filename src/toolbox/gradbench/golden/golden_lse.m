function out = golden_lse(name, in)
  % By the definition, and the complex step.
  f = @(x) log(sum(exp(x)));
  if strcmp(name, 'primal')
    out = f(in.x);
  else
    out = complex_step(f, in.x).';
  end
end
