function points = adm_interpn_points(places)
% ADM_INTERPN_POINTS  The points at which a table is interpolated, from their places along its dimensions.
%   points = adm_interpn_points(places): cells of arrays of one size. Vectors that differ in size stand for a grid.
  points = places;
  if all(cellfun(@isvector, places)) && ~all(cellfun(@(one) isequal(size(one), size(places{1})), places))
    [points{:}] = ndgrid(places{:});
  end
end
