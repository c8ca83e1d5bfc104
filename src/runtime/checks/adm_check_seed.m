function adm_check_seed(a_z, z, is_part)
% ADM_CHECK_SEED  Refuse a seed that does not fit its result.
%   adm_check_seed(a_z, z): an error Adjoinery:seedSize unless a_z has the size of z, and cells and structures the
%   structure. Results that are no numbers have no adjoint: anything may stand for it. An error Adjoinery:rounded if z is an
%   array of integers; parts of cells and structures (is_part = true) may be.
  if iscell(a_z) && iscell(z) && ndims(a_z) == ndims(z) && all(size(a_z) == size(z))
    cellfun(@(a_v, v) adm_check_seed(a_v, v, true), a_z, z);
  elseif isstruct(a_z) && isstruct(z) && isequal(sort(fieldnames(a_z)), sort(fieldnames(z))) && ndims(a_z) == ndims(z) && all(size(a_z) == size(z))
    adm_check_seed(struct2cell(orderfields(a_z)), struct2cell(orderfields(z)));
  elseif iscell(z) || isstruct(z) || isfloat(z) && ~(numel(a_z) == 1 && numel(z) == 1 || ndims(a_z) == ndims(z) && all(size(a_z) == size(z)))
    error('Adjoinery:seedSize', ...
      'The adjoint of the result has size %s, class %s; the result has size %s, class %s.', ...
      mat2str(size(a_z)), class(a_z), mat2str(size(z)), class(z));
  elseif isinteger(z) && nargin < 3
    error('Adjoinery:rounded', 'The result is of class %s: integers that the function met have rounded it.', class(z));
  end
end
