function v = answers_of_handles(x)
  % Values that ans has where it is easily mistaken: handles, loops over it, parameters, early returns
  5;
  @(t) t * x(1)^2;
  v = ans(1) + ans(2);
  @sin;
  v = v * ans(x(end));
  leading(x);
  v = v + ans;
  v = v + summed(x) + last(x(2), 3);
end
function y = leading(x)
  if x(1) > 1
    y = x(1);
  else
    switch numel(x)
      case 2
        y = x(2)^3;
      otherwise
        y = prod(x);
    end
  end
  if y < 0
    return
  end
  y * 2;
end
function y = summed(x)
  y = 0;
  x .^ 2;
  for ans = 1:3
    y = y + ans * x(1);
  end
end
function ans = last(ans, k)
  ans * k;
  sin(ans);
end
%@ at [0.7 2 3]
%@ at [1.5 0.2]
%@ at [-1 0.2]
