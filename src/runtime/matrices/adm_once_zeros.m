function w = adm_once_zeros(w, twins, base, pairs, modes, kind)
% ADM_ONCE_ZEROS  The weights of a product of modes, whose second derivatives are not known where singular values are zero.
%   w = adm_once_zeros(w, twins, base, pairs, modes, kind): w itself, see adm_mode_product. How the vectors of values that are zero
%   turn depends on the direction: the run ends where the second derivative needs that (adm_once_zeros_forward).
end
