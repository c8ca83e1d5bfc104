function y = weighed_in_a_function(w, x)
  y = weighed(w, root_of(x));
end
function z = weighed(w, r)
  z = w * r;
end
function r = root_of(x)
  r = sqrt(x);
end
%@ at 0, 0
%@ gradient {0, NaN}
