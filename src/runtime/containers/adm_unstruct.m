function a_c = adm_unstruct(a_z, c, names, dim)
% ADM_UNSTRUCT  The adjoint of cells that became the fields of a structure array.
%   a_c = adm_unstruct(a_z, c, names, dim): the adjoint of c in z = cell2struct(c, names, dim).
  a_c = adm_zeros(c);
  place = cell2struct(reshape(num2cell(1:numel(c)), size(c)), names, dim);
  names = fieldnames(place);
  for k = 1:numel(place)
    for n = 1:numel(names)
      a_c{place(k).(names{n})} = a_z(k).(names{n});
    end
  end
end
