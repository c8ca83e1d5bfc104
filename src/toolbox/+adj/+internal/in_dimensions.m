function varargout = in_dimensions(f, options, call)
  % IN_DIMENSIONS  Call a product of a function with tangents: one for matrices, or one for arrays of more dimensions.
  %   [a, …] = adj.internal.in_dimensions(f, options, call): call(options) is tried with derivatives of matrices, which are faster.
  %   Functions that turned out to need more dimensions are known from then on.
  persistent names;
  if isempty(names)
    names = {};
  end
  wide = 'array-dimensions=any';
  name = adj.internal.text_of(f);
  varargout = cell(1, nargout);
  has_them = any(strcmp(options.set, wide));
  if ~has_them && ~any(strcmp(name, names))
    try
      [varargout{:}] = call(options);
      return;
    catch problem
      if ~any(strcmp(problem.identifier, {'Adjoinery:directions', 'Adjoinery:E406'}))
        rethrow(problem);
      end
    end
    names = [{name}, names(1:min(end, 99))];
  end
  if ~has_them
    options.set = [options.set, {wide}];
  end
  [varargout{:}] = call(options);
end
