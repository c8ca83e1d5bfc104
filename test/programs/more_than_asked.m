function varargout = more_than_asked(x, p, which)
  % More results than are asked for, which is right: those behind have no seed.
  f = sum(x .^ 2) * p;
  out = {f, 2 * x * p};
  out{end + 1} = sin(x);
  if strcmp(which, 'all')
    varargout = out;
  else
    varargout = out(2:3);
    varargout{end + 1} = [inner(x, p), f];
  end
end
function varargout = inner(x, p)
  varargout = {x * p ^ 2, cos(x)};
end
%@ at [1 2 3], 0.5, 'all'
%@ at [1 2 3], 0.5, 'last'
%@ independents x, p
%@ extra 1
%@ analytic
