function [places, first, count] = adm_widened_places(n, w, ends)
% ADM_WIDENED_PLACES  Which of n elements moving windows find where, also beyond the ends.
%   [places, first, count] = adm_widened_places(n, w, ends): 0 where there is a constant. The middles of the windows that are
%   wanted are at places(first), the first of the n elements unless some are discarded, and behind it, count in all. Windows w
%   as in adm_window, ends as in movmean(x, w, 'Endpoints', ends).
  w = adm_window(w);
  places = 1 - w(1):n + w(2);
  first = w(1) + 1;
  count = n;
  if ~ischar(ends)
    places(places < 1 | places > n) = 0;
  elseif strcmpi(ends, 'periodic')
    places = mod(places - 1, n) + 1;
  elseif strcmpi(ends, 'same')
    places = min(max(places, 1), n);
  elseif any(strcmpi(ends, {'shrink', 'fill'}))
    places = 1:n;
    first = 1;
  elseif strcmpi(ends, 'discard')
    places = 1:n;
    count = max(0, n - sum(w));
  else
    error('Adjoinery:movingWindow', 'Moving windows with the end points %s have no derivative rule.', ends);
  end
end
