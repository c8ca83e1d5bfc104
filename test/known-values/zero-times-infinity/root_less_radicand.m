function y = root_less_radicand(a, b)
  % a square of a root minus its radicand: constant 0
  r = sqrt(a * b); y = r^2 - a*b + 0*r;
end
%@ at 0, 2
%@ gradient {0, 0}
%@ none
