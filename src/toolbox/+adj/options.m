function s = options(varargin)
  % adj.options  Options of the commands of this toolbox, for functions that take any number of arguments.
  %   s = adj.options(NAME, VALUE, …) is given to a command as its last argument. It is needed where nargin(f) does not tell
  %   which arguments are those of the function: with varargin, or where arguments are left out.
  %
  %   Example:
  %     [y, g] = adj.gradient(@(varargin) varargin{1} * varargin{2}, 2, 3, adj.options('wrt', 2))   % g = 2
  %
  %   See also: adj.gradient, adj.jacobian
  if mod(nargin, 2) ~= 0 || ~iscellstr(varargin(1:2:end))
    error('Adjoinery:options', 'adj.options takes names and values: adj.options(''wrt'', 1).');
  end
  s = struct('adjoinery_options', {varargin});
end

%!test
%! [y, g] = adj.gradient(@(varargin) varargin{1} * varargin{2}, 2, 3, adj.options('wrt', 2));
%! assert(g, 2);
%! [y, g] = adj.gradient(@(varargin) varargin{1} * varargin{2}, 2, 3, adj.options());
%! assert(g, 3);
%!error <names and values> adj.options('wrt')
