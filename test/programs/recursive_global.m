function z = recursive_global(x, n)
  global depth
  if n == 4
    depth = x;
  end
  depth = depth * 1.1;
  if n <= 1
    z = x * depth;
  else
    z = recursive_global(x * 0.9, n - 1) * x + recursive_global(depth, n - 2);
  end
end
%@ at 0.7, 4
%@ independents x
%@ analytic
