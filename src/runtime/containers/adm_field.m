function a_x = adm_field(a_s, name, x)
% ADM_FIELD  The adjoint of what was given to a field by struct.
%   a_x = adm_field(a_s, name, x): after s = struct(..., name, x, ...), with the adjoint a_s of s. A cell array x gave
%   its cells to the elements of s, or its only cell to all of them; any other x was given to all elements.
  values = {a_s.(name)};
  if iscell(x) && numel(x) == numel(values)
    a_x = reshape(values, size(x));
    return
  end
  if isempty(values)
    a_x = adm_zeros(x);
    return
  end
  a_x = values{1};
  for k = 2:numel(values)
    a_x = adm_add(a_x, values{k});
  end
  if iscell(x)
    a_x = {a_x};
  end
end
