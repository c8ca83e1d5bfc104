function varargout = with_pattern(p, call)
  % WITH_PATTERN  What call(p) gives; a pattern that was found by itself, and does not hold, is found again.
  varargout = cell(1, nargout);
  try
    [varargout{:}] = call(p);
  catch problem
    if ~strcmp(problem.identifier, 'Adjoinery:pattern') || ~isequal(p.opts.JPattern, 'auto')
      rethrow(problem);
    end
    auto_pattern(p, true);
    [varargout{:}] = call(p);
  end
end
