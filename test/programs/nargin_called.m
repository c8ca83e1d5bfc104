function z = nargin_called(x, k)
  % nargin with parentheses
  if nargin() == 2
    z = x .^ k + raised(x) + raised(x, 3);
  else
    z = sin(x);
  end
end

function z = raised(x, k)
  if nargin() < 2
    k = 2;
  end
  if nargin () ~= 2
    k = k * 1.5;
  end
  z = x .^ k;
end
%@ at [0.5 1.5 3], 3
%@ analytic
