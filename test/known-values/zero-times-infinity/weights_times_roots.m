function y = weights_times_roots(w, x)
  % the second place is left out by the seed, the third has a root with a finite derivative
  y = w .* sqrt(x);
end
%@ at [0 2 0], [0 0 4]
%@ seed [1 0 1]
%@ gradient {[0 0 2], [NaN 0 0]}
