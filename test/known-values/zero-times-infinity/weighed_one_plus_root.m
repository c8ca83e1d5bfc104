function y = weighed_one_plus_root(w, x)
  y = w * (1 + sqrt(x));
end
%@ at 0, 0
%@ gradient {1, NaN}
