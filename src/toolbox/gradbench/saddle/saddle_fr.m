function point = saddle_fr(in)
  % The function fr of GradBench's saddle: descends in forward mode along the ridge, which ascents in reverse mode find.
  start = in.start;
  slope = @slope_by_adjoint;
  x = descend(@(x) ridge(x, start, slope), @(x) [fr_ridge([1; 0], x, start, slope); fr_ridge([0; 1], x, start, slope)], start);
  point = [x; top(x, start, slope)];
end
