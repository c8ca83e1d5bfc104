function h = adm_once(h, w, base, pairs)
% ADM_ONCE  A value whose own derivative is not known at equal eigenvalues or singular values.
%   h = adm_once(h, w, base, pairs): h itself. The adjoint of a product of modes with the weights w gives first derivatives also
%   where values are equal (pairs); differentiated once more it does not: see adm_once_derivative. base holds the twins of the
%   pairs (adm_mode_product), or nothing: where they move, the second derivative is asked for, though h may stay.
end
