function [z, w] = distinct_values(x, y)
  % The distinct values of a sample, and those of groups.
  [u, i] = unique(x);
  v = unique([x; y], 'stable');
  z = sum(u .* (1:numel(u)).') + i(end) * sum(v.^2);
  w = accumdim([1; 2; 1; 2], [x, y]) + shiftdim([x, y](1:2, :)', 1);
end
%@ at [3; 1; 3; 2], [5; 1.5; 2.3; 2.5]
%@ independents y
%@ at [3; 1; 7; 2], [5; 1.5; 2.2; 2.5]
