function [z, w] = handles_kept_by_defaults(x, opt)
  % Handles of given structures, through what fills in other fields, and into solvers.
  if nargin < 2 || isempty(opt), opt = struct; end
  opt = default_of(opt, 'scale', 2);
  opt = default_of(opt, 'weight', x(1));
  given = opt;
  opt = with_defaults(opt);
  [r, d] = feval(opt.pair, x);
  z = sum(r .* d) * opt.scale;
  own = copied(opt);
  z = z + stepped(x, own) + nested(own);
  picked = picked_of(given);
  [r, d] = picked.pair(x(1));
  h = opt.rate;
  [t, s] = ode45(h, [0 1], x(1));
  w = s(end) + fzero(opt.root, 1) * opt.weight + r * d;
  [t, s] = ode45(opt.rate, [0, 0.5], x(end));
  w = w * s(end) + quad(picked.rate_of, 0, x(1));
end

function opt = default_of(opt, name, value)
  if ~isfield(opt, name) || isempty(opt.(name))
    opt.(name) = value;
  end
end

function opt = with_defaults(opt)
  d = struct('tol', 1e-3, 'steps', 3, 'pair', []);
  for n = fieldnames(d)'
    name = n{1};
    if isfield(opt, name), continue; end
    opt.(name) = d.(name);
  end
end

function o = copied(user)
  o.steps = 1;
  o.pair = [];
  names = fieldnames(user);
  for k = 1:numel(names)
    o.(names{k}) = user.(names{k});
  end
end

function o = picked_of(user)
  o = struct('pair', 0, 'rate', 0, 'root', 0, 'rate_of', 0, 'scale', 1, 'weight', 1);
  for n = fieldnames(user)'
    if isfield(o, n{1})
      o.(n{1}) = user.(n{1});
    else
      error('picked:name', 'unknown option');
    end
  end
end

function s = stepped(x, opt)
  s = 0;
  for k = 1:opt.steps
    [r, d] = feval(opt.pair, x * k);
    s = s + sum(r ./ (1 + d .^ 2));
  end
end

function y = nested(opt)
  all.model = opt;
  all.n = 2;
  inner = all.model;
  [y, d] = inner.pair(0.3 * opt.weight);
  y = y * d * all.n;
end
%@ at [0.9; 0.4], struct('pair', @(x) deal(x .^ 3, 2 * x), 'rate', @(t, s) -s .^ 2, 'root', @(t) t ^ 3 - 2, 'rate_of', @(t) exp(-t))
%@ independents x
%@ handle opt.pair=@(x) deal(x .^ 3, 2 * x)
%@ handle opt.rate=@(t, s) -s .^ 2
%@ handle opt.root=@(t) t ^ 3 - 2
%@ handle opt.rate_of=@(t) exp(-t)
