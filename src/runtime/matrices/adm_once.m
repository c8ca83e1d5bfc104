function h = adm_once(h, w, pairs)
% ADM_ONCE  A value whose own derivative is not known at equal eigenvalues or singular values.
%   h = adm_once(h, w, pairs): h itself. The adjoint of a product of modes with the weights w gives first derivatives also
%   where values are equal (pairs); differentiated once more it does not: see adm_once_derivative.
end
