function y = square_of_infinite_place(x)
  % 1/(x+Inf)^2
  y = sum(1 ./ (x + [Inf 0]).^2);
end
%@ at [0 2]
%@ gradient {[0 -0.25]}
