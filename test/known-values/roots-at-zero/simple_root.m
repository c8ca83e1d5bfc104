function y = simple_root(x)
  % A simple root that happens to be zero has a derivative.
  z = roots([1 x]);
  y = real(prod(z)) + real(sum(z.^3));
end
%@ at [-3 0]
%@ gradient {[-27 -8]}
%@ hessian [18 3; 3 0]
