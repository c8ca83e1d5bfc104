function z = f(x)
  h = str2func(['@(t) ', 't^2']);
  z = h(x);
end
