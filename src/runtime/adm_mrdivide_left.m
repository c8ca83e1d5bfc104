function r = adm_mrdivide_left(a, x, y)
%ADM_MRDIVIDE_LEFT  Adjoint of X in X / Y.
%   R = ADM_MRDIVIDE_LEFT(A, X, Y) is A / Y.', where A is the adjoint of the quotient; Y may be a scalar.
%   Source: Giles 2008, section 2.2.3.
  r = a / y.';
end
