function z = names_or_handles(x, p)
  % Functions take others as handles or as their names, as those of the library do.
  z = applied('cubes', x) + 2 * applied(@cubes, x + p) + 3 * applied('sum', x .^ 2);
  z = z * applied(@(t) p * sum(t .^ 2), x) + defaulted(x) + defaulted(x, 'squares') * defaulted(p, @cubes);
  z = z + checked('squares', p) - checked(@cubes, x) * iterated('halved', x, 3);
end
function y = applied(f, x)
  if ischar(f)
    f = str2func(f);
  end
  y = f(x) + 1;
end
function y = defaulted(x, f)
  if nargin < 2
    f = 'cubes';
  end
  if ~isa(f, 'function_handle'), f = str2func(f); end
  y = feval(f, x);
end
function y = checked(f, x)
  if isa(f, 'char')
    g = str2func(f);
  else
    g = f;
  end
  if ~is_function_handle(g)
    error('a function is wanted');
  end
  y = applied(g, 2 * x);
end
function y = iterated(name, x, n)
  f = name;
  if ischar(name), f = str2func(name); end
  for k = 1:n
    x = f(x);
  end
  y = sum(x .^ 2);
end
function y = cubes(x)
  y = sum(x .^ 3);
end
function y = squares(x)
  y = sum(x .^ 2) / 2;
end
function y = halved(x)
  y = x ./ (1 + x .^ 2);
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
%@ analytic
