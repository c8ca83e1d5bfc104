function [xi, yi] = adm_interp2_points(xi, yi)
% ADM_INTERP2_POINTS  The points at which interp2 looks values up: a row and a column stand for a grid.
  if isvector(xi) && isvector(yi) && size(xi, 1) ~= size(yi, 1)
    [xi, yi] = meshgrid(xi, yi);
  end
end
