function a_x = adm_merge(a_z, mask, x)
% ADM_MERGE  The adjoint of x in z = merge(mask, x, y).
%   a_x = adm_merge(a_z, mask, x): one value of mask chooses x as a whole.
  if ~isscalar(mask)
    a_x = adm_unbroadcast(a_z .* mask, x);
  elseif mask
    a_x = a_z;
  else
    a_x = zeros(size(x));
  end
end
