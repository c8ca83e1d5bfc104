function g = adm_mean_forward(g, dim)
% ADM_MEAN_FORWARD  The tangent of mean(x, dim), where dim may turn out to be text.
%   g = adm_mean_forward(g_x, dim): g_x has the size of x; the result has that of the mean.
%   Errors: Adjoinery:mean where dim is text, as mean(x, 'g') is the geometric mean in Octave 7.
  adm_mean_check(dim);
  g = mean(g, dim);
end
