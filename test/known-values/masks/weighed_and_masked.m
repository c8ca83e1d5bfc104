function y = weighed_and_masked(x, q)
  % the weights are active, the mask is not
  m = [0 1];
  y = sum(m .* (q .* sqrt(x)));
end
%@ at [0 4], [3 2]
%@ gradient {[0 0.5], [0 2]}
