function z = first_of_equal(v)
  % The first of equal largest elements is taken, and missing values are not
  if ~iscolumn(v) || isempty(v), error('v must be a column'); end
  m = max(v);
  z = 2 * m + min(v)^2;
end
%@ at [1; 3; NaN; 3; 1]
%@ gradient {[2; 2; 0; 0; 0]}
