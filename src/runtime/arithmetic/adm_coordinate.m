function c = adm_coordinate(x, k)
% ADM_COORDINATE  One coordinate of the points in the rows of x, or of the one point that is a vector x.
  if isvector(x)
    c = x(k);
  else
    c = x(:, k);
  end
end
