function y = two_of_three_roots(x)
  % Elements of a double root that are read one by one.
  z = real(roots([1 x]));
  y = z(2) * z(3) + z(1)^2;
end
%@ at [-1 0 0]
%@ gradient {NaN(1, 3)}
%@ none
