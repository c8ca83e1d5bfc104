function z = variables_named_as_queries(x, k)
  % Variables that bear names of functions which stop without arguments, and get values on some ways only.
  if k ~= 6, type = 'a'; end
  if k > 1
    order = 2;
    rank = x(1);
    class = 'b';
  end
  z = 0;
  for i = 1:3
    if k > 1 && strcmp(class, 'b')
      z = z + sum(x) * rank ^ order;
      class = 'c';
    elseif i > 2 || k > 1
      size = i * x(2);
      z = z + sin(size);
    end
    if i > 2 && k < 5, length = z; end
    if i > 2 && k < 5 && strcmp(type, 'a'), z = z * length; end
  end
end
%@ independents x
%@ at [0.4; -0.7], 2
%@ at [0.4; -0.7], 0
