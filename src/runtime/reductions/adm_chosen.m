function [k, share] = adm_chosen(subs, x, z)
% ADM_CHOSEN  Which values accumarray took, where it takes the largest or the smallest.
%   [k, share] = adm_chosen(subs, x, z): z is the result of accumarray. k, a column, says to which element of z each
%   value of x goes, and share, of the same size, which part of its derivative is that of the value: equal ones that
%   were taken have equal parts, others none.
  k = adm_places(subs, z);
  v = x(:) + zeros(numel(k), 1);
  taken = v == reshape(z(k), [], 1);
  count = accumarray(k, double(taken), [numel(z), 1]);
  share = taken ./ count(k);
end
