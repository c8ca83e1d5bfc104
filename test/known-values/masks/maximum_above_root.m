function y = maximum_above_root(x)
  % max(0, ...) around sqrt at 0
  y = sum(max(0.5, sqrt(x)));
end
%@ at [0 4]
%@ gradient {[0 0.25]}
