function varargout = open_outputs(x, p)
  for k = 1:max(nargout, 1)
    varargout{k} = sum(x .^ k) * p;
  end
  if nargout > 1
    varargout{2} = varargout{2} * varargout{1};
  end
end
%@ at [1.5; 2; -1], 2
%@ at 2, 0.3
%@ extra 3
%@ analytic
