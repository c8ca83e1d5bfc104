function y = least_of_roots(x)
  y = sum(min(-1, sqrt(x)));
end
%@ at [0 4]
%@ gradient {[0 0]}
