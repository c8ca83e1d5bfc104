function adm_interp1_check(method)
% ADM_INTERP1_CHECK  Refuse derivatives with regard to the places of interp1 where it takes their steps to be equal.
%   adm_interp1_check(method): an error Adjoinery:interp1 for '*linear', '*spline' and the like, which see two places only.
  if ischar(method) && any(method == '*')
    error('Adjoinery:interp1', 'interp1 with the method %s has no derivative with regard to its places: leave out the *.', method);
  end
end
