function adm_check_seed(a_z, z)
% ADM_CHECK_SEED  Refuse a seed that does not fit its result.
%   adm_check_seed(a_z, z): an error Adjoinery:seedSize unless a_z has the size of z; for structs and cells also that
%   of their parts.
  if isnumeric(z) && isnumeric(a_z) && numel(a_z) == 1 && numel(z) == 1
    return
  end
  if ~isequal(size(a_z), size(z)) || iscell(a_z) ~= iscell(z) || isstruct(a_z) ~= isstruct(z)
    error('Adjoinery:seedSize', 'The adjoint of the result has size %s, class %s; the result has size %s, class %s.', ...
      mat2str(size(a_z)), class(a_z), mat2str(size(z)), class(z));
  end
  if iscell(z)
    for k = 1:numel(z)
      adm_check_seed(a_z{k}, z{k});
    end
  elseif isstruct(z)
    names = fieldnames(z);
    for k = 1:numel(z)
      for n = 1:numel(names)
        if ~isfield(a_z, names{n})
          error('Adjoinery:seedSize', 'The adjoint of the result lacks the field %s.', names{n});
        end
        adm_check_seed(a_z(k).(names{n}), z(k).(names{n}));
      end
    end
  end
end
