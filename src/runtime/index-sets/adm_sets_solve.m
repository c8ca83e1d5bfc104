function found = adm_sets_solve(sets, to, from, level)
% ADM_SETS_SOLVE  The indices of sets that hold those of others.
%   found = adm_sets_solve(sets, to, from, level): sets has a column for each set that is known; found gets one for each element
%   of level. The set to(k) of found holds that with the number from(k), known or, behind the known ones, of found; its level
%   is higher then. All sets of a level are found at once.
  known = size(sets, 2);
  count = numel(level);
  is_known = from <= known;
  found = sets * sparse(from(is_known), to(is_known), 1, known, count);
  last = max(level);
  if last > 1
    from = from(~is_known) - known;
    to = to(~is_known);
    [level, order] = sort(level);
    place(order) = 1:count;
    from = place(from);
    to = place(to);
    [to, sorted] = sort(to);
    from = from(sorted);
    ends = cumsum(accumarray(level(:), 1, [last, 1]));
    starts = [0; ends(1:last - 1)];
    found = found(:, order);
    parts = cell(1, last);
    parts{1} = found(:, 1:ends(1));
    edges = cumsum(accumarray(level(to).', 1, [last, 1]));
    for k = 2:last
      part = found(:, starts(k) + 1:ends(k));
      chosen = edges(k - 1) + 1:edges(k);
      sources = level(from(chosen));
      for source = unique(sources)
        these = chosen(sources == source);
        part = part + parts{source} * sparse(from(these) - starts(source), to(these) - starts(k), 1, ends(source) - starts(source), ends(k) - starts(k));
      end
      parts{k} = spones(part);
    end
    found = [parts{:}];
    found = found(:, place);
  end
  found = spones(found);
end
