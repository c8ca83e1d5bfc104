function a = adm_uncollect_chosen(a_z, subs, x, z)
% ADM_UNCOLLECT_CHOSEN  The adjoint of values of which accumarray takes the largest or the smallest.
%   a = adm_uncollect_chosen(a_z, subs, x, z): z is the result of accumarray; where several values are the one that was
%   taken, each gets an equal part. The result has the size of x.
  [k, share] = adm_chosen(subs, x, z);
  a = adm_fit(reshape(a_z(k), [], 1) .* share, x);
end
