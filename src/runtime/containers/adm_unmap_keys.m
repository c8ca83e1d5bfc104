function a_key = adm_unmap_keys(a_z, key)
% ADM_UNMAP_KEYS  The adjoint of the keys that a map is made with.
%   a_key = adm_unmap_keys(a_z, key): the counterpart of adm_map_keys; key is no text.
  if iscell(key)
    a_key = reshape(a_z, size(key));
  else
    a_key = reshape(adm_cat(1, a_z), size(key));
  end
end
