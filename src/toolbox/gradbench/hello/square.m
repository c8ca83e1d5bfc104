function y = square(x)
  % The square of a number.
  y = x * x;
end
