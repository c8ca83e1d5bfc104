function z = names_of_sizes(x)
  % Variables that have the names of functions that would stop without arguments
  if x > 1
    width = 2 * x;
  end
  height = width * x;
  z = height + width;
end
%@ at 3
%@ analytic
