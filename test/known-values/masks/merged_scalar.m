function y = merged_scalar(a)
  % merge + overflow
  y = merge(a > 0, 1 + a, exp(a));
end
%@ at 800
%@ gradient {1}
