function c = adm_values(s, name)
% ADM_VALUES  The values of a field in all elements of a structure array, as a cell array of its size.
  c = reshape({s.(name)}, size(s));
end
