function d = adm_summed_value(d, modes, twins, pairs)
% ADM_SUMMED_VALUE  A function of all singular values that is summed up.
%   d = adm_summed_value(d, modes, twins, pairs): what it is given. Its tangent is an error Adjoinery:degenerate where singular values
%   are zero and the function, as its twins tell (adm_singular), has a slope there: the sum has a kink.
end
