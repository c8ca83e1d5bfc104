function p = adm_widened(x, w, ends, outside, dim)
% ADM_WIDENED  An array with the elements that its moving windows find beyond its ends.
%   p = adm_widened(x, w, ends, outside, dim): for movmean(x, w, dim, 'Endpoints', ends); where there are constants beyond the
%   ends p has the value outside, if that is no text. Windows w as in adm_window.
  places = adm_widened_places(size(x, dim), w, ends);
  sizes = size(x);
  sizes(dim) = numel(places);
  x = adm_fold(x, dim);
  if ischar(outside)
    outside = 0;
  end
  p = repmat(outside, [size(x, 1), numel(places), size(x, 3)]);
  p(:, places > 0, :) = x(:, places(places > 0), :);
  p = reshape(p, sizes);
end
