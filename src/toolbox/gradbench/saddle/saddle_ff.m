function point = saddle_ff(in)
  % The function ff of GradBench's saddle: descends in forward mode along the ridge, which ascents in forward mode find.
  start = in.start;
  slope = @slope_by_tangents;
  x = descend(@(x) ridge(x, start, slope), @(x) [ff_ridge([1; 0], x, start, slope); ff_ridge([0; 1], x, start, slope)], start);
  point = [x; top(x, start, slope)];
end
