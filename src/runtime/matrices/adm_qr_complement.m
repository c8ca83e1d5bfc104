function a_q = adm_qr_complement(a_q, q, k)
% ADM_QR_COMPLEMENT  What the columns of q behind the first k add to the adjoint of those, of which they are a function.
%   a_q = adm_qr_complement(a_q, q, k): see adm_qr_reflections.
  beside = k + 1:size(q, 2);
  a_beside = a_q(:, beside);
  a_q = zeros(size(q));
  if any(any(a_beside))
    [p, t, signs] = adm_qr_reflections(adm_real(q), k);
    a_t = p(1:k, :) \ (p.' * a_beside);
    a_q(:, 1:k) = a_beside * t.';
    a_q(1:k, 1:k) = a_q(1:k, 1:k) - t * a_t.';
    a_q(beside, 1:k) = a_q(beside, 1:k) + a_t.';
    a_q(:, 1:k) = a_q(:, 1:k) .* signs;
  else
    % Zero; derivatives of it with regard to the seeds are infinite, not wrong without a sign of it.
    a_q(:) = sum(sqrt(a_beside(:)));
  end
end
