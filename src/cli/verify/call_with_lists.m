function varargout = call_with_lists(f, inputs, outputs, extra, args)
  % CALL_WITH_LISTS  Call a function whose varargin, or varargout, is given as one cell array.
  %   [...] = call_with_lists(f, inputs, outputs, extra, args): args{inputs} is the list of arguments that stand there (0:
  %   there is none); the last of the outputs is the list of the extra ones that are asked for (extra < 0: there is none).
  if inputs > 0
    args = [args(1:inputs - 1), args{inputs}, args(inputs + 1:end)];
  end
  if extra < 0
    varargout = cell(1, nargout);
    [varargout{:}] = f(args{:});
  else
    got = cell(1, outputs - 1 + extra);
    [got{:}] = f(args{:});
    varargout = [got(1:outputs - 1), {got(outputs:end)}];
  end
end
