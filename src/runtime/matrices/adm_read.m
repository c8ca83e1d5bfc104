function v = adm_read(v, modes)
% ADM_READ  Vectors of modes that are read one by one, not in a product that does not depend on their choice.
%   v = adm_read(v, modes): what it is given. Its adjoint marks the modes, whose numbers modes has; where the derivative comes
%   to the factorization, vectors of equal values that are marked are an error Adjoinery:degenerate.
end
