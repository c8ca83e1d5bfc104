function y = edge(x)
  y = cos(x) + inner(x);
end
