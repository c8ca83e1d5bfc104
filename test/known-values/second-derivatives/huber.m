function y = huber(x)
  % The square of the modulus where it is small: right, though the other branch uses the modulus itself.
  r = abs(x);
  y = sum((r <= 1) .* r.^2 / 2 + (r > 1) .* (r - 0.5));
end
%@ at [0; 3]
%@ gradient {[0; 1]}
%@ hessian [1 0; 0 0]
%@ adjoint
