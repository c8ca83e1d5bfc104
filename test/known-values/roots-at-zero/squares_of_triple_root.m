function y = squares_of_triple_root(x)
  z = roots([1 x]);
  y = real(sum(z.^2));
end
%@ at [0 0 0]
%@ gradient {[0 -2 0]}
%@ none
