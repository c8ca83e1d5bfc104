function d = adm_read_value(d, modes, other)
% ADM_READ_VALUE  Eigenvalues or singular values that are used in different ways, or only some of them.
%   d = adm_read_value(d, modes), adm_read_value(d, modes, other): what it is given. Its tangent is an error Adjoinery:degenerate
%   where values are equal that do not move together: then they have none by themselves (adm_blurred). With another
%   operand only if that is not the same for all of them, a number.
end
