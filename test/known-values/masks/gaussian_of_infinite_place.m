function y = gaussian_of_infinite_place(x)
  % gaussian
  y = sum(exp(-(x + [Inf 0]).^2));
end
%@ at [0 2]
%@ gradient {[0 -4*exp(-4)]}
