function a = adm_uncollect_chosen(a_z, subs, x, z)
% ADM_UNCOLLECT_CHOSEN  The adjoint of values of which accumarray takes the largest or the smallest.
%   a = adm_uncollect_chosen(a_z, subs, x, z): z is the result of accumarray; where several values are the one that was
%   taken, each gets an equal part. The result has the size of x.
  k = adm_places(subs, z);
  v = x(:) + zeros(numel(k), 1);
  taken = v == reshape(z(k), [], 1);
  count = accumarray(k, double(taken), [numel(z), 1]);
  a = reshape(a_z(k), [], 1) .* taken ./ count(k);
  if isscalar(x)
    a = sum(a);
  else
    a = reshape(a, size(x));
  end
end
