function [places, columns, last] = adm_pages_places(g, n, last)
% ADM_PAGES_PLACES  Numbers for the elements of a tangent in many directions.
%   [places, columns, last] = adm_pages_places(g, n, last): an array of the size of one direction with the numbers
%   last + 1, ...; their tangents in the rows of `columns`, one column for each of n directions; and the last number. [] has no
%   elements. Errors: Adjoinery:directions where g has another number of directions.
  dims = size(g);
  if isempty(g) && numel(dims) == 2
    places = zeros(dims);
    columns = zeros(0, n);
    return
  elseif numel(dims) < 3 || dims(end) ~= n
    error('Adjoinery:directions', 'A tangent of size %s was met where there are %d directions.', mat2str(dims), n);
  end
  count = prod(dims(1:end - 1));
  places = reshape(last + 1:last + count, dims(1:end - 1));
  columns = reshape(g, count, n);
  last = last + count;
end
