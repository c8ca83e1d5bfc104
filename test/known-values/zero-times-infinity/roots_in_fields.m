function y = roots_in_fields(w, x)
  s.weight = w;
  s.root = sqrt(x);
  y = s.weight * s.root;
end
%@ at 0, 0
%@ gradient {0, NaN}
