function a_x = adm_rescale(a_z, x, l, u)
% ADM_RESCALE  The adjoint of z = rescale(x, l, u): the smallest element becomes l, the largest u.
%   a_x = adm_rescale(a_z, x, l, u): of several extremal elements the first has all.
  [low, i] = min(x(:));
  [high, k] = max(x(:));
  width = high - low;
  isWide = width ~= 0;
  width = width + ~isWide;
  a_x = a_z .* (u - l) ./ width;
  whole = sum(a_x(:));
  above = isWide .* sum(a_x(:) .* (x(:) - low)) ./ width;
  a_x(i) = a_x(i) - whole + above;
  a_x(k) = a_x(k) - above;
end
