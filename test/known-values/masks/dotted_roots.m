function y = dotted_roots(x)
  w = [0; 2];
  y = dot(w, sqrt(x));
end
%@ at [0; 4]
%@ gradient {[0; 0.5]}
