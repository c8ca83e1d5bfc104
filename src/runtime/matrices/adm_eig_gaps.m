function f = adm_eig_gaps(d)
% ADM_EIG_GAPS  The reciprocals of the differences of numbers, 0 for equal ones.
%   f = adm_eig_gaps(d): f(i, k) is 1 / (d(k) - d(i)); d is a column.
  f = d.' - d;
  f = (f ~= 0) ./ (f + (f == 0));
end
