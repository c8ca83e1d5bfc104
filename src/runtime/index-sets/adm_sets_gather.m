function g = adm_sets_gather(dims, rows, members)
% ADM_SETS_GATHER  The numbers of unions of index sets.
%   g = adm_sets_gather(dims, rows, members): the element rows(k) of g, which has the size dims, holds all of members(k). An element
%   with one member is that, one with none is 0.
  rows = rows(:);
  members = full(members(:));
  pairs = [rows(members ~= 0), members(members ~= 0)];
  g = zeros(dims);
  if isempty(pairs)
    return
  end
  pairs = sortrows(pairs);
  pairs = pairs([true; any(diff(pairs, 1, 1) ~= 0, 2)], :);
  begins = [true; diff(pairs(:, 1)) ~= 0];
  starts = find(begins);
  sizes = diff([starts; size(pairs, 1) + 1]);
  g(pairs(starts, 1)) = pairs(starts, 2);
  joined = sizes > 1;
  if any(joined)
    group = cumsum(begins);
    number = cumsum(joined);
    chosen = joined(group);
    count = number(end);
    g(pairs(starts(joined), 1)) = adm_sets('join', number(group(chosen)).', pairs(chosen, 2).', count) + (1:count).';
  end
end
