function [b, z] = unread_results(b)
  % Calls of a function with two results of which one is read: in expressions, into elements and masks.
  b(2) = both(b);
  b(b > 1) = 3 * both(b);
  z = 2 * both(b)^2;
end

function [r, y] = both(a)
  r = a(1)^2;
  y = 2;
end
%@ at [-1.3, -1.9]
%@ at [0.3, 0.8, 2]
