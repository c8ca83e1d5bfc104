function matrix = adm_interpn_splines_axis(x, n, xi, isSlope)
% ADM_INTERPN_SPLINES_AXIS  How splines along one dimension of a table depend on its n elements.
%   matrix = adm_interpn_splines_axis(x, n, xi, isSlope): a row for each place xi, of the derivative if isSlope is true; x as in
%   adm_interpn_v.
  if isempty(x)
    x = 1:n;
  elseif ~isvector(x) && any(x(1, :) ~= x(1, 1))
    x = x(1, :);
  elseif ~isvector(x)
    x = x(:, 1);
  end
  pieces = spline(x(:).', eye(n));
  if isSlope
    values = adm_ppval_rate(pieces, xi);
  else
    values = ppval(pieces, xi);
  end
  matrix = reshape(values, n, []).';
end
