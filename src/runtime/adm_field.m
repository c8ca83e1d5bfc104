function a_x = adm_field(a_s, name, x)
% ADM_FIELD  The adjoint of what was given to a field by struct.
%   a_x = adm_field(a_s, name, x): after s = struct(..., name, x, ...), with the adjoint a_s of s. A cell array x gave
%   its cells to the elements of s, or its only cell to all of them; any other x was given to all elements.
  values = {a_s.(name)};
  if iscell(x) && numel(x) == numel(values)
    a_x = reshape(values, size(x));
    return
  end
  sum_of_all = 0;
  for k = 1:numel(values)
    sum_of_all = adm_add(sum_of_all, values{k});
  end
  if isempty(values)
    a_x = adm_zeros(x);
  elseif iscell(x)
    a_x = {sum_of_all};
  else
    a_x = sum_of_all;
  end
end
