function y = interpolated_roots(x)
  % the first value is not used
  y = interp1([0 1 2], sqrt(x), 1.5);
end
%@ at [0 4 9]
%@ gradient {[0 1/8 1/12]}
