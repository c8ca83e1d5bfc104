function z = appended_constants(x, p)
  s = x;
  s(end + 1) = erf(p);
  s(end + 1) = 2;
  s(end) = sin(p);
  z = s * s' + s(end - 2)^2;
end
%@ independents x
%@ at [1 2 3], 0.4
