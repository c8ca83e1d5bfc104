function a = adm_seed(z)
%ADM_SEED  The seed of a scalar result that the caller left out.
%   A = ADM_SEED(Z) is 1 if Z is a scalar. For any other Z it is an error: there is no one gradient then.
  if numel(z) ~= 1
    error('Adjoinery:missingSeed', 'the result is no scalar: give its adjoint as the last argument');
  end
  a = 1;
end
