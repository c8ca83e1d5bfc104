function y = roots_beside_double_root(x)
  % A mask leaves out the double root.
  z = roots([1 x]);
  z = z(abs(z) > 1e-3);
  y = real(sum(z.^2));
end
%@ at [-1 0 0]
%@ gradient {[-2 -2 -2]}
