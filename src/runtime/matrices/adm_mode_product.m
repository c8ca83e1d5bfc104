function z = adm_mode_product(z, a, w, b, twins, base, pairs, left, right, kind)
% ADM_MODE_PRODUCT  z = a * diag(w) * b, a sum over modes that does not depend on the choice of vectors of equal values.
%   z = adm_mode_product(z, a, w, b, twins, base, pairs, left, right, kind): z is what the program has computed. The columns of a
%   and the rows of b are linear in the vectors of the modes whose numbers left and right have, w holds a function of their
%   values, twins the same function of the twins of all pairs, and base the twins themselves (adm_spectrum, adm_singular);
%   w and twins are 1 where there are no weights. kind says what a and b are made of: 'orthogonal' the vectors of a Hermitian
%   matrix and their transposes, 'free' the same where the matrix may stop to be Hermitian, 'inverse' vectors and the rows
%   of their inverse, 'dual' the transposes of both, 'uv' and 'vu' left and right singular vectors, 'same' those of one side.
%   Source: Daleckii and Krein (1965); Higham, "Functions of Matrices" (2008), theorem 3.11; for singular vectors Noferini,
%   "A formula for the Frechet derivative of a generalized matrix function" (2017).
end
