function a_q = adm_svd_last(a_q, q, k)
% ADM_SVD_LAST  The adjoint of the first k columns of q, singular vectors, where one behind them has one, too.
%   a_q = adm_svd_last(a_q, q, k): one vector that is orthogonal to all others is a function of them; of several the library
%   gives some basis, and using them is an error Adjoinery:svd.
  a_last = a_q(:, k + 1:end);
  a_q = a_q(:, 1:k);
  last = q(:, k + 1:end);
  if size(last, 2) == 1
    a_q = a_q - last * (a_last.' * q(:, 1:k));
  elseif any(any(a_last))
    error('Adjoinery:svd', 'Singular vectors without a singular value are not unique: use svd(x, ''econ'').');
  else
    % Zero; derivatives of it with regard to the seeds are infinite, not wrong without a sign of it.
    a_q = a_q + sum(sqrt(a_last(:)));
  end
end
