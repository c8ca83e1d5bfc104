function y = distance_of_histograms(p, q)
  % Hellinger's distance where both are zero
  y = sum((sqrt(p) - sqrt(q)).^2);
end
%@ at [0 4], [0 1]
%@ gradient {[NaN 0.5], [NaN -1]}
