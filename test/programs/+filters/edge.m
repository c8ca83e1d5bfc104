function y = edge(x)
  y = sin(x);
end
