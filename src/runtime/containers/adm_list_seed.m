function a_z = adm_list_seed(a_z, z)
% ADM_LIST_SEED  The seeds of a list of results, of which the caller may want the first only.
%   a_z = adm_list_seed(a_z, z): with zeros for the results behind those that have a seed; an error Adjoinery:seedSize where
%   there are more seeds than results, or where one does not fit.
  if ~iscell(a_z) || numel(a_z) > numel(z)
    error('Adjoinery:seedSize', 'The seeds of varargout are no cell array, or more than its %d results.', numel(z));
  end
  for k = 1:numel(z)
    if k > numel(a_z)
      a_z{k} = adm_zeros(z{k});
    else
      adm_check_seed(a_z{k}, z{k});
    end
  end
end
