function a_x = adm_movvar(a_z, x, w, dim, varargin)
% ADM_MOVVAR  The adjoint of z = movvar(x, w), along dimension dim: see adm_moving.
%   a_x = adm_movvar(a_z, x, w, dim, opt): of z = movvar(x, w, opt), see adm_movvar_part.
  x = full(x);
  x = adm_real(x) - sum(x, dim) ./ size(x, dim);
  a_z = reshape(full(a_z(:)) .* reshape(adm_movvar_part(x, w, dim, varargin{:}), [], 1), size(x));
  means = reshape(movmean(x, w, dim), size(x));
  a_x = x .* adm_moving(a_z, w, false, dim) - adm_moving(a_z .* means, w, false, dim);
end
