function y = quotient_by_infinite_square(x, a)
  % ./ with Inf numerator-less: a ./ (x+Inf).^2 with a active
  y = sum(a ./ (x + [Inf 0]).^2);
end
%@ at [0 2], [1 3]
%@ gradient {[0 -0.75], [0 0.25]}
