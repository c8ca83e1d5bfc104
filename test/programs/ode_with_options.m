function [yend, work] = ode_with_options(y0, p, tol)
  % An adaptive integrator: right-hand side, norm, controller and events are handles in structures of options.
  problem = struct('rhs', @(t, y) predator(t, y, p), 'size', numel(y0));
  opts = with_defaults(struct('norm', @(e) sqrt(sum(e(:).^2) / numel(e)), 'tol', tol));
  opts.control.grow = @(err) 0.9 * (opts.tol / max(err, 1e-12))^(1 / 2);
  opts.control.limit = {0.2, 3};
  opts.events = {@(t, y) y(1) - 5, @(t, y) t - 1};
  tableau = {@(f, t, y, h) f(t, y), @(f, t, y, h) f(t + h, y + h * f(t, y))};
  [yend, work] = integrate(problem, y0(:), [0 0.5], opts, tableau);
end

function opts = with_defaults(given)
  opts.norm = @(e) max(abs(e));
  opts.tol = 1e-3;
  opts.events = {};
  if isfield(given, 'tol')
    opts.tol = given.tol;
  end
  if isfield(given, 'norm') && is_function_handle(given.norm)
    opts.norm = given.norm;
  end
end

function [y, work] = integrate(problem, y, span, opts, tableau)
  t = span(1);
  h = 0.1;
  work = 0;
  while t < span(2) && work < 60
    h = min(h, span(2) - t);
    stages = cell(1, numel(tableau));
    for s = 1:numel(tableau)
      stages{s} = tableau{s}(problem.rhs, t, y, h);
    end
    next = y + h / 2 * (stages{1} + stages{2});
    err = opts.norm(next - y - h * stages{1});
    factor = opts.control.grow(err);
    factor = min(max(factor, opts.control.limit{1}), opts.control.limit{2});
    if err <= opts.tol
      t = t + h;
      y = next;
      done = false;
      for k = 1:numel(opts.events)
        if opts.events{k}(t, y) > 0
          done = true;
        end
      end
      if done
        return
      end
    end
    h = h * factor;
    work = work + 1;
  end
end

function dy = predator(t, y, p)
  dy = [p(1) * y(1) - p(2) * y(1) * y(2); p(3) * y(1) * y(2) - y(2) + 0.1 * sin(t)];
end
%@ at [1.2 0.7], [1.1 0.6 0.4], 0.01
%@ independents y0,p
%@ dependents yend
