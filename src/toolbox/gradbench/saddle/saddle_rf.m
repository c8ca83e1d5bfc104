function point = saddle_rf(in)
  % The function rf of GradBench's saddle: descends in reverse mode along the ridge, which ascents in forward mode find.
  start = in.start;
  slope = @slope_by_tangents;
  x = descend(@(x) ridge(x, start, slope), @(x) rf_ridge(x, start, slope, 1), start);
  point = [x; top(x, start, slope)];
end
