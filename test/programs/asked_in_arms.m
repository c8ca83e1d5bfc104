function [r, t] = asked_in_arms(x)
  % What is asked of a handle stands in an arm that is decided itself, before other statements of that arm
  r = valued(@(s) s^2 - x, 3) + valued(@(s) s * x, 2, 0.5);
  t = valued(@(s) s + x);
end

function r = valued(f, at, level)
  if nargin == 1
    r = f(1);
    return
  end
  if nargin < 3
    level = at;
  end
  if ischar(f)
    f = str2func(f);
  end
  level = level + at;
  level = level * 2;
  if isa(f, 'function_handle')
    level = level * 3;
    r = f(at) * level;
    if isempty(f)
      r = 0;
    end
    r = r + level;
  end
end

%@ at 2
