function y = square_of_arc(x)
  % asin(sin(x)) at pi/2-like 1: acos(x)^2 at x=1: limit derivative -2
  y = acos(x)^2;
end
%@ at 1
%@ gradient {-2}
%@ none
