function y = weighed_in_a_loop(w, x)
  y = 0;
  for i = 1:numel(x)
    y = y + w(i) * sqrt(x(i));
  end
end
%@ at [0 2 1], [0 0 4]
%@ gradient {[0 0 2], [NaN Inf 0.25]}
