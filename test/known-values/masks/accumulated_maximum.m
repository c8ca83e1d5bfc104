function y = accumulated_maximum(x)
  % accumarray max over with Inf partial
  y = sum(accumarray([1;1;2], sqrt(x), [2 1], @max));
end
%@ at [0 4 9]'
%@ gradient {[0;0.25;1/6]}
