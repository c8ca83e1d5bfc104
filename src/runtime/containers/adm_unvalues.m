function a_s = adm_unvalues(a_c, s, name)
% ADM_UNVALUES  The adjoint of a structure array whose field's values were taken out.
%   a_s = adm_unvalues(a_c, s, name): the adjoint of s in c = adm_values(s, name).
  a_s = adm_zeros(s);
  for k = 1:numel(s)
    a_s(k).(name) = a_c{k};
  end
end
