function a = adm_mean(a, x, dim)
% ADM_MEAN  The adjoint of mean(x, dim), where dim may turn out to be text.
%   a = adm_mean(a_z, x, dim): a_z has the size of the mean; the result has that of x.
%   Errors: Adjoinery:mean where dim is text, as mean(x, 'g') is the geometric mean in Octave 7.
  adm_mean_check(dim);
  a = adm_spread(a .* (numel(a) ./ numel(x)), x);
end
