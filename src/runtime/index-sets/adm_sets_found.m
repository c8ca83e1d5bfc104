function g = adm_sets_found(g, z)
% ADM_SETS_FOUND  The pattern of a value: a sparse logical matrix with a row for each element and a column for each direction.
%   g = adm_sets_found(g, z): g holds the numbers of the sets of the elements of z; in cells and structures, patterns
%   stand in the places of numbers.
  if iscell(z) || isstruct(z)
    g = adm_directions_turned(@adm_sets_found, g, z);
    return
  end
  sets = adm_sets('found');
  places = find(g(:) ~= 0);
  g = (sets * sparse(full(g(places)), places, 1, size(sets, 2), numel(g))).' ~= 0;
end
