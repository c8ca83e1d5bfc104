function y = handles_of_options(y0, k, n)
  % An integrator with a structure of options: a user's right-hand side, step and method.
  opts = defaults();
  opts.rhs = @(t, y) reaction(t, y, k);
  opts.step = @(t) 0.05 / (1 + t);
  if n > 3
    opts.method = @heun;
  end
  y = integrate(y0, n, opts);
end

function opts = defaults()
  opts = struct('method', @euler, 'step', @(t) 0.1, 'observe', []);
end

function y = integrate(y, n, opts)
  t = 0;
  for i = 1:n
    h = opts.step(t);
    y = opts.method(opts, t, y, h);
    if ~isempty(opts.observe)
      y = opts.observe(y);
    end
    t = t + h;
  end
end

function y = euler(opts, t, y, h)
  y = y + h * opts.rhs(t, y);
end

function y = heun(opts, t, y, h)
  first = opts.rhs(t, y);
  second = opts.rhs(t + h, y + h * first);
  y = y + h / 2 * (first + second);
end

function dy = reaction(t, y, k)
  dy = [-k(1) * y(1) * y(2) + t; k(2) * y(1) - y(2)];
end
%@ at [0.9; 0.4], [1.1 0.6], 2
%@ at [0.9; 0.4], [1.1 0.6], 5
%@ independents y0,k
%@ analytic
