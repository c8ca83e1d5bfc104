function a_x = adm_unwidened(a_p, w, ends, x, dim)
% ADM_UNWIDENED  The adjoint of x in p = adm_widened(x, w, ends, outside, dim).
  places = adm_widened_places(size(x, dim), w, ends);
  a_p = adm_fold(a_p, dim);
  a_x = zeros(size(adm_fold(x, dim)));
  for k = find(places)
    a_x(:, places(k), :) = a_x(:, places(k), :) + a_p(:, k, :);
  end
  a_x = reshape(a_x, size(x));
end
