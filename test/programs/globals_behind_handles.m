function y = globals_behind_handles(x, p)
  % Functions that are called by handles, and change global and persistent variables.
  global work
  work = p;
  keeping(1);
  y = twice(@counting, x) + twice(@keeping, p) * work;
  y = y + started(x, p) * started(p, 2);
end
function y = counting(t)
  global work
  work = work + t;
  y = t * work;
end
function y = keeping(t)
  persistent last
  if isempty(last)
    last = 1;
  end
  y = t * last;
  last = t;
end
function y = twice(f, x)
  y = f(x) + f(2 * x);
end
function y = thrice(f, x)
  y = f(x) - f(f(x / 2));
end
function y = started(x, p)
  steps = 0;
  y = thrice(@rhs, x) + steps;
  function d = rhs(u)
    steps = steps + u * p;
    d = u - steps;
  end
end
%@ at 0.4, 1.3
%@ at -0.7, 0.6
