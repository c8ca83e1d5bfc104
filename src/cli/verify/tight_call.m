function varargout = tight_call(name, varargin)
  % TIGHT_CALL  Call a solver of the library with a tighter tolerance.
  %   [...] = tight_call(name, ...): the arguments of the solver; the tolerances among them, or those that it has if there are
  %   none, are multiplied by adm_solvers.factor (those of quadratures and of systems of equations are made as tight as they can be).
  global adm_solvers
  adm_solvers.called{end + 1} = name;
  original = adm_solvers.originals.(name);
  varargout = cell(1, nargout);
  factor = adm_solvers.factor;
  if factor == 1
    [varargout{:}] = original(varargin{:});
    return;
  end
  args = varargin;
  cleanup = [];
  switch name
    case {'ode45', 'ode23', 'ode15s', 'ode23s'}
      if numel(args) < 4 || ~isstruct(args{4})
        % Variables there are parameters of the function, unless it is empty.
        args = [args(1:3), {odeset()}, args(4 + (numel(args) > 3 && isempty(args{4})):end)];
      end
      relative = tolerance_or(args{4}.RelTol, 1e-3);
      absolute = tolerance_or(args{4}.AbsTol, 1e-6);
      args{4} = odeset(args{4}, 'RelTol', max(factor * relative, 1e-11), 'AbsTol', max(factor * absolute, 1e-14));
    case 'lsode'
      names = {'relative tolerance', 'absolute tolerance'};
      old = cellfun(@(it) lsode_options(it), names, 'UniformOutput', false);
      cleanup = onCleanup(@() cellfun(@(it, value) lsode_options(it, value), names, old));
      cellfun(@(it, value) lsode_options(it, max(factor * value, 1e-13)), names, old);
    case 'fsolve'
      if numel(args) < 3
        args{3} = optimset();
      end
      args{3} = optimset(args{3}, 'TolX', 1e-13, 'TolFun', 1e-13);
    case {'integral', 'integral2', 'integral3', 'quad2d'}
      args = [args, {'RelTol', 1e-12, 'AbsTol', 1e-14}];
    case 'quadgk'
      if numel(args) > 3 && ~ischar(args{4})
        args(4:5) = {1e-14, 1e-12};
      else
        args = [args, {'RelTol', 1e-12, 'AbsTol', 1e-14}];
      end
    case {'quad', 'quadcc'}
      args{4} = [1e-14, 1e-12];
    case {'quadl', 'quadv'}
      args{4} = 1e-12;
    case 'dblquad'
      args{6} = 1e-12;
    case 'triplequad'
      args{8} = 1e-12;
    case 'gmres'
      args(end + 1:4) = {[]};
      args{4} = 1e-13;
    otherwise
      % Krylov methods: the tolerance, and how many steps may be made.
      args(end + 1:4) = {[]};
      args{3} = 1e-13;
      args{4} = max([args{4}, 2 * numel(args{2})]);
  end
  [varargout{:}] = original(args{:});
end

function value = tolerance_or(given, default)
  value = default;
  if ~isempty(given)
    value = given;
  end
end
