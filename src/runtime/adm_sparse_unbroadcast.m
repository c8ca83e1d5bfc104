function a = adm_sparse_unbroadcast(a, x)
% ADM_SPARSE_UNBROADCAST  Sum an adjoint that may be sparse back to the size of an operand.
%   a = adm_sparse_unbroadcast(a, x): as adm_unbroadcast; what is summed to one number is not made full before.
  if isscalar(x)
    a = full(sum(a(:)));
  else
    a = adm_unbroadcast(a, x);
  end
end
