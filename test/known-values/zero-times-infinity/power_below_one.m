function y = power_below_one(w, x, p)
  y = w * x^p;
end
%@ at 0, 0, 0.3
%@ independents w, x
%@ gradient {0, NaN}
