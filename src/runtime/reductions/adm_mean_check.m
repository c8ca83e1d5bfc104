function adm_mean_check(dim)
% ADM_MEAN_CHECK  Whether the second argument of mean is a dimension.
%   adm_mean_check(dim). Errors: Adjoinery:mean where it is text: other means have other derivatives, and which one
%   a text names is not the same in MATLAB and Octave.
  if ischar(dim) || isa(dim, 'string')
    error('Adjoinery:mean', 'The derivative of mean is that of the mean along a dimension, not that of mean(x, ''%s'').', dim);
  end
end
