function fail_unless_numbers(varargin)
  % FAIL_UNLESS_NUMBERS  An error Adjoinery:outputs where all results are of classes that have no derivatives.
  if nargin > 0 && all(cellfun(@(it) isinteger(it) || ischar(it), varargin))
    error('Adjoinery:outputs', 'The result is of class %s, which has no derivatives: give double(…), or name another result.', class(varargin{1}));
  end
end
