function rate = adm_interpn_rate(j, axes, v, points, dims, method)
% ADM_INTERPN_RATE  The derivatives of interpolated values with regard to the places of their points along dimension j.
%   rate = adm_interpn_rate(j, axes, v, points, dims, method): an array of size dims; see adm_interpn_v.
  if strcmp(method, 'spline')
    slopes = false(1, 2);
    slopes(j) = true;
    [left, right] = adm_interpn_splines(axes, v, points, slopes);
    rate = left * double(v) * right.';
  else
    [~, rates] = adm_interpn_weights(axes, size(v), points, method);
    rate = reshape(full(rates{j}.' * double(v(:))), dims);
  end
end
