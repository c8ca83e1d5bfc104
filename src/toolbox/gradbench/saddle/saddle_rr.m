function point = saddle_rr(in)
  % The function rr of GradBench's saddle: descends in reverse mode along the ridge, which ascents in reverse mode find.
  start = in.start;
  slope = @slope_by_adjoint;
  x = descend(@(x) ridge(x, start, slope), @(x) rr_ridge(x, start, slope, 1), start);
  point = [x; top(x, start, slope)];
end
