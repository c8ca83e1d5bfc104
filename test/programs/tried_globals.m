function z = tried_globals(x, n)
  % What functions have done to a global variable before they fail remains.
  global calls
  calls = 0;
  z = x(1);
  for i = 1:n
    try
      z = z + step(x, i);
    catch err
      z = z * calls + length(err.message);
    end
  end
  z = z * calls;
end
function y = step(x, i)
  global calls
  calls = calls + sin(x(1));
  y = inner(x, i);
  calls = calls * x(2);
end
function v = inner(x, i)
  global calls
  calls = calls + 0.1;
  v = x(i)^2 * calls;
  if v > 3
    error('too large %d', 3);
  end
end
%@ at [0.5 1.3], 4
%@ at [1.5 2.3 0.7], 3
%@ at [1.5 2.3 0.7], 0
%@ independents x
