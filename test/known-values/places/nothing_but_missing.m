function z = nothing_but_missing(x)
  % Of missing values the first counts as taken
  if ndims(x) ~= 2 || size(x, 1) < 2 || size(x, 2) < 2, error('x must be a matrix'); end
  z = max(x, [], 1) * [3; 4];
end
%@ at [NaN 1; NaN 7]
%@ gradient {[3 0; 0 4]}
