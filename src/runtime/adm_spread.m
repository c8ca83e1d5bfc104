function r = adm_spread(a, x)
%ADM_SPREAD  Repeat an adjoint along the dimensions that its variable was reduced over.
%   R = ADM_SPREAD(A, X) is A broadcast to the size of X; every size of A must be 1 or that of X.
  r = a + zeros(size(x));
end
