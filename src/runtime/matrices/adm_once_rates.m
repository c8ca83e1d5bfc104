function h = adm_once_rates(h, twins, pairs)
% ADM_ONCE_RATES  First derivatives of eigenvalues or singular values, whose own are not known where values are equal.
%   h = adm_once_rates(h, twins, pairs): h itself, the rates of the values or their adjoints. Their derivatives depend on how the
%   vectors of equal values turn, which nobody knows: where the twins of the pairs (adm_spectrum, adm_singular) move, the run ends
%   when they are asked for (Adjoinery:degenerate).
end
