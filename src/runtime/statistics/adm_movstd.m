function a_x = adm_movstd(a_z, x, z, w, dim, varargin)
% ADM_MOVSTD  The adjoint of z = movstd(x, w), along dimension dim.
%   a_x = adm_movstd(a_z, x, z, w, dim), adm_movstd(a_z, x, z, w, dim, opt): see adm_movvar; 0 from windows where all are equal.
  x = full(x);
  a_z = reshape(full(a_z), size(x));
  z = reshape(full(z), size(x));
  a_x = adm_movvar(a_z .* (z ~= 0) ./ (2 .* z + (z == 0)), x, w, dim, varargin{:});
  % Nothing but what the second derivative has from these windows, as far as they have more than one element.
  d = x - reshape(movmean(x, w, dim), size(x));
  isMany = reshape(movsum(ones(size(x)), w, dim), size(x)) > 1;
  a_x = a_x + adm_moving(adm_length(a_z .* (z == 0 & isMany), d, z), w, false, dim);
end
