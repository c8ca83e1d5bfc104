function [y, n] = early_return(x, k)
  y = x;
  n = 0;
  if k < 0
    return
  end
  while true
    y = y .* x + 1;
    n = n + 1;
    if n >= k
      y = y * n;
      return
    elseif k > 5
      break
    end
  end
  y = -y;
end
%@ at [0.5 2], 3
%@ at [0.5; 2], -3
%@ at 0.7, 8
%@ independents x
%@ dependents y
%@ analytic
