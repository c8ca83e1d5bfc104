function y = arc_of_cosine(x)
  % a kink, behind a function
  y = acos(inner(x));
end
function c = inner(x)
  c = cos(x);
end
%@ at 0
%@ gradient {NaN}
