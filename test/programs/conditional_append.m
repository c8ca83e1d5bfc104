function y = conditional_append(x, limit)
  % What passes a test is kept: the result's length is known only at the end.
  y = [];
  last = 0;
  for i = 1:numel(x)
    if x(i) > limit
      y(end + 1) = x(i)^2 + last;
      last = y(end) / 2;
    elseif x(i) < -limit
      y = [y, x(i) * last, last];
    end
  end
  y = [y, sum(x)];
end
%@ at [0.5 2 -3 1.5 -0.2 4], 1
%@ at [0.1; 0.2], 1
%@ at [3; -2; 2], 1
%@ independents x
