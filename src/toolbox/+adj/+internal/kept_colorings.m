function list = kept_colorings(coloring)
  % KEPT_COLORINGS  The colourings of the last patterns, the newest first; one that is given is kept in the place of one of
  %   the same pattern, or of the oldest of more than twenty.
  persistent kept
  if nargin > 0
    if isempty(kept)
      kept = {};
    end
    kept(cellfun(@(it) strcmp(it.key, coloring.key) && strcmp(it.asked, coloring.asked) && isequal(it.given, coloring.given), kept)) = [];
    kept = [{coloring}, kept(1:min(end, 19))];
  end
  list = kept;
end
