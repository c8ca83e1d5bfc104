function [y, e, n] = passive_results(x)
  % Results through which no derivative flows, beside others, in variables that have one
  [y, e] = log2(x);
  [z, n] = shiftdim(x);
  y = y .* e + sum(z(:)) .* n;
  if sum(x) > 9
    e = 2 .* x;
    n = x(end);
  end
end
%@ at [1.3 2.7]
%@ at [1.3; 2.7; 5.6]
%@ at [5 7.5]
%@ dimensions any
