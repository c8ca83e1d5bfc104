function a_x = adm_nchoosek(a_z, x, k)
% ADM_NCHOOSEK  The adjoint of z = nchoosek(x, k), all choices of k elements of a vector.
%   a_x = adm_nchoosek(a_z, x, k): of a scalar x it is the number of choices, which is constant in pieces.
  if isscalar(x)
    a_x = 0;
  else
    a_x = adm_unplace(a_z, nchoosek(1:numel(x), k), x);
  end
end
