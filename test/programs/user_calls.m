function z = user_calls(x, a)
  y = scale_by(x, a);
  z = 0;
  for i = 1:numel(y)
    z = z + square(y(i)) * offset(i);
  end
  z = z + square(z);
  z = twice(z, @sin);
end

function y = scale_by(x, a)
  y = a * x + helper(a);
end

function h = helper(a)
  h = a^2;
end

function y = square(x)
  y = x * x;
  x = 0;
end

function o = offset(i)
  o = 1 / i;
end

function y = twice(x, f)
  y = 2 * x * f(1);
end
%@ at [1 2 3 .5], .3
%@ at 2, .3
%@ analytic
