function [loss, best] = regression_by_registry(theta, data, kinds)
  % A model is put together from terms in a registry, fitted by gradient steps with a loss and a penalty by name.
  registry = default_terms();
  registry.custom = struct('value', @(x, a) tanh(a(1) * x + a(2)), 'count', 2);
  losses.square = @(r) sum(r.^2);
  losses.huber = @(r) sum(pseudo_huber(r, 0.5));
  model.terms = cell(1, numel(kinds));
  for k = 1:numel(kinds)
    model.terms{k} = registry.(kinds{k});
  end
  model.loss = losses.huber;
  if numel(kinds) > 2
    model.loss = losses.square;
  end
  model.penalty = @(t) 0.01 * sum(t.^2);
  best = [];
  loss = evaluate(model, theta, data);
  for k = 1:numel(model.terms)
    single = model;
    single.terms = model.terms(k);
    best(k) = evaluate(single, theta, data);
  end
end

function terms = default_terms()
  terms.linear = struct('value', @(x, a) a * x, 'count', 1);
  terms.wave = struct('value', @wave, 'count', 2);
end

function y = wave(x, a)
  y = a(1) * sin(a(2) * x);
end

function h = pseudo_huber(r, d)
  h = d^2 * (sqrt(1 + (r / d).^2) - 1);
end

function loss = evaluate(model, theta, data)
  y = zeros(size(data.x));
  first = 1;
  for k = 1:numel(model.terms)
    term = model.terms{k};
    y = y + term.value(data.x, theta(first:first + term.count - 1));
    first = first + term.count;
  end
  loss = model.loss(y - data.y) + model.penalty(theta(1:first - 1));
end
%@ at [0.5 1.2 0.7 0.3 -0.2], struct('x', [0.1 0.5 0.9], 'y', [0.2 0.4 0.1]), {'linear', 'wave'}
%@ at [0.5 1.2 0.7 0.3 -0.2], struct('x', [0.1 0.5 0.9], 'y', [0.2 0.4 0.1]), {'wave', 'custom', 'linear'}
%@ independents theta
