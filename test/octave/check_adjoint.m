function report = check_adjoint(name, f, a_f, args, independents, outputs, dependents, analytic, inputs, extra, g_f, d_f)
% CHECK_ADJOINT  Compare a generated adjoint with differences and, for analytic functions, the complex step.
%   report = check_adjoint(name, f, a_f, args, independents, outputs, dependents, analytic, inputs, extra, g_f, d_f): '' if all is
%   right, otherwise one line. g_f is the tangent, which the adjoint is compared with, and d_f that
%   in many directions, or []. args is a cell array; independents and dependents are positions of arguments and results;
%   inputs is the position of varargin (0: there is none), extra the number of values in varargout (-1: there is none).
%   Reports that begin with 'no judgement' say that the program itself cannot be judged there: it fails, its results
%   are not finite or far too large, or so are its derivatives, or it has none: the run of the adjoint says so, or differences
%   do not settle or differ to both sides.
%   Adjoints carry (dRe f/dRe x, -dRe f/dIm x): Re(sum(a_z .* dz)) = Re(sum(a_x .* dx)) (Willkomm 2020, chapter 7).
  report = '';
  z = cell(1, outputs);
  if inputs > 0
    args = [args(1:inputs - 1), {args(inputs:end)}];
  end
  f = @(varargin) call_with_lists(f, inputs, outputs, extra, varargin);
  a_f = @(varargin) call_with_lists(a_f, inputs, outputs, -1, varargin);
  if isempty(g_f)
    tangents_of = [];
  else
    tangents_of = @(v) tangents_along(g_f, v, args, independents, outputs, dependents, inputs, extra);
  end
  try
    [z{:}] = f(args{:});
  catch problem
    report = sprintf('%s: no judgement: %s', name, problem.message);
    return
  end
  numbers = numbers_of(z);
  if ~all(isfinite(numbers)) || ~all(abs(numbers) < 1e6)
    report = sprintf('%s: no judgement: the results are not finite, or too large', name);
    return
  end
  try
    seeds = cell(1, numel(dependents));
    for k = 1:numel(dependents)
      seeds{k} = seed_for(z{dependents(k)}, k);
    end
    got = cell(1, numel(independents) + outputs);
    [got{:}] = a_f(args{:}, seeds{:});
    adjoints = got(1:numel(independents));
    if extra >= 0
      % The derivative gives all that f puts into varargout, f itself what is asked for.
      got{end} = got{end}(1:min(extra, end));
    end
    for k = 1:outputs
      if ~isequaln(got{numel(independents) + k}, z{k}) || ~strcmp(class(got{numel(independents) + k}), class(z{k}))
        report = sprintf('result %d differs', k);
      end
    end
    for k = 1:numel(independents)
      if ~same_structure(adjoints{k}, args{independents(k)})
        report = sprintf('adjoint %d is %s, its argument is %s', k, mat2str(size(adjoints{k})), ...
            mat2str(size(args{independents(k)})));
      end
    end
    for trial = 1:2
      if ~isempty(report)
        break
      end
      report = one_direction(f, args, independents, outputs, dependents, analytic, seeds, adjoints, trial, tangents_of);
    end
    if isempty(report) && ~isempty(d_f)
      tangents_in_many = @(v) tangents_along(d_f, v, args, independents, outputs, dependents, inputs, extra);
      for count = [1, 3]
        v = arrayfun(@(it) arrayfun(@(k) direction(args{independents(k)}, it + k), 1:numel(independents), ...
            'UniformOutput', false), 1:count, 'UniformOutput', false);
        report = [report, check_directions(tangents_of, tangents_in_many, v, count)];
      end
    end
    if isempty(report) && outputs == 1 && inputs == 0 && isnumeric(z{1}) && isscalar(z{1}) && isreal(z{1})
      unseeded = cell(1, numel(independents));
      [unseeded{:}] = a_f(args{:});
      for k = 1:numel(independents)
        if any(abs(numbers_of(unseeded{k}) * seeds{1} - numbers_of(adjoints{k})) > 1e-9 * (1 + abs(numbers_of(adjoints{k}))))
          report = 'without a seed the adjoint differs';
        end
      end
    end
  catch problem
    at = problem.stack(1);
    report = sprintf('%s (%s:%d)', problem.message, at.name, at.line);
    % The run says that there is no derivative, or none of this place.
    if any(strcmp(problem.identifier, {'Adjoinery:rank', 'Adjoinery:degenerate', 'Adjoinery:notDifferentiated'}))
      report = sprintf('no judgement: %s', report);
    end
  end
  if ~isempty(report)
    report = sprintf('%s: %s', name, report);
  end
end

function report = one_direction(f, args, independents, outputs, dependents, analytic, seeds, adjoints, trial, tangents_of)
  report = '';
  v = cell(1, numel(independents));
  by_adjoint = 0;
  size_of_terms = 0;
  for k = 1:numel(independents)
    v{k} = direction(args{independents(k)}, trial + k);
    terms = real(numbers_of(adjoints{k}, args{independents(k)}) .* numbers_of(v{k}));
    by_adjoint = by_adjoint + sum(terms);
    size_of_terms = size_of_terms + sum(abs(terms));
  end
  scale = 1 + size_of_terms;
  if ~isempty(tangents_of) && isfinite(by_adjoint)
    [tangents, results] = tangents_of(v);
    z = cell(1, outputs);
    [z{:}] = f(args{:});
    by_tangent = 0;
    for k = 1:outputs
      if ~isequaln(results{k}, z{k}) || ~strcmp(class(results{k}), class(z{k}))
        report = sprintf('result %d of the tangent differs', k);
        return
      end
    end
    for k = 1:numel(dependents)
      if ~same_structure(tangents{k}, z{dependents(k)})
        report = sprintf('tangent %d is %s, its result is %s', k, mat2str(size(tangents{k})), mat2str(size(z{dependents(k)})));
        return
      end
      terms = real(numbers_of(seeds{k}, z{dependents(k)}) .* numbers_of(tangents{k}, z{dependents(k)}));
      by_tangent = by_tangent + sum(terms);
      scale = scale + sum(abs(terms));
    end
    if ~(abs(by_tangent - by_adjoint) <= 1e-12 * scale)
      report = sprintf('adjoint says %.15g, tangent says %.15g', by_adjoint, by_tangent);
      return
    end
  end
  % Where two steps give the same, and what the adjoint gives, no others are tried: the program may be slow.
  steps = [1e-3, 1e-4];
  try
    d = arrayfun(@difference, steps);
    if ~(all(abs(d - by_adjoint) <= 1e-7 * scale) && abs(diff(d)) <= 1e-7 * (1 + abs(d(1))))
      steps = [1e-2, steps, 1e-5, 1e-6];
      d = [difference(steps(1)), d, arrayfun(@difference, steps(4:5))];
    end
  catch problem
    report = sprintf('no judgement: nearby %s', problem.message);
    return
  end
  [spread, k] = min(abs(diff(d)));
  error_of_d = abs(d(k:k + 1) - by_adjoint);
  if ~(min(error_of_d) <= 1e-6 * scale)
    h = steps(k + 1);
    at = moved(0);
    forwards = (moved(h) - at) / h;
    backwards = (at - moved(-h)) / h;
    % Where smaller steps lead elsewhere, or settle elsewhere, the larger ones have jumped over something.
    size_of_d = 1 + abs(d(k));
    away = abs(d(k + 1:end) - d(k));
    leaves = any(away > 1e-3 * size_of_d) || any(away(2:end) > 1e-6 * size_of_d & abs(diff(d(k + 1:end))) <= 1e-6 * size_of_d);
    % The adjoint, which may be wrong, has no say in whether they settle.
    if scale > 1e15
      report = 'no judgement: the results change more between neighbouring numbers than differences could tell';
    elseif ~(spread <= 1e-6 * size_of_d) || abs(d(k)) > 1e8 || leaves
      report = sprintf('no judgement: differences do not settle, or are too large (adjoint %.10g, differences%s)', by_adjoint, ...
          sprintf(' %.10g', d));
    elseif abs(forwards - backwards) > 1e-2 * size_of_d
      report = sprintf('no judgement: a kink, %.10g to one side and %.10g to the other', forwards, backwards);
    else
      report = sprintf('adjoint says %.10g, differences say %.10g', by_adjoint, d(k));
    end
  elseif analytic
    d = complex_step();
    if ~(abs(d - by_adjoint) <= 1e-10 * scale)
      report = sprintf('adjoint says %.15g, the complex step says %.15g', by_adjoint, d);
    end
  end

  function d = difference(h)
    d = (8 * (moved(h) - moved(-h)) - (moved(2 * h) - moved(-2 * h))) / (12 * h);
  end

  function s = moved(step)
    there = args;
    for k = 1:numel(independents)
      there{independents(k)} = with_numbers(args{independents(k)}, numbers_of(args{independents(k)}) + step * numbers_of(v{k}));
    end
    z = cell(1, outputs);
    [z{:}] = f(there{:});
    s = 0;
    for k = 1:numel(dependents)
      s = s + real(sum(numbers_of(seeds{k}, z{dependents(k)}) .* numbers_of(z{dependents(k)})));
    end
  end

  function s = complex_step()
    there = args;
    for k = 1:numel(independents)
      there{independents(k)} = with_numbers(args{independents(k)}, ...
          complex(numbers_of(args{independents(k)}), 1e-100 * numbers_of(v{k})));
    end
    z = cell(1, outputs);
    [z{:}] = f(there{:});
    s = 0;
    for k = 1:numel(dependents)
      s = s + sum(numbers_of(seeds{k}, z{dependents(k)}) .* imag(numbers_of(z{dependents(k)}))) * 1e100;
    end
  end
end

function s = seed_for(z, k)
  numbers = numbers_of(z);
  s = 0.3 + cos(k + (1:numel(numbers))).';
  if ~isreal(numbers)
    s = s + 1i * sin(2 * k + (1:numel(numbers))).';
  end
  s = with_numbers(z, s);
end

function v = direction(x, k)
  numbers = numbers_of(x);
  v = sin(3 * k + (1:numel(numbers)) .^ 2).';
  if ~isreal(numbers)
    v = v + 1i * cos(k + (1:numel(numbers)) .^ 2).';
  end
  v = with_numbers(x, v);
end

function [tangents, results] = tangents_along(g_f, v, args, independents, outputs, dependents, inputs, extra)
  given = {};
  for k = 1:numel(args)
    if any(independents == k)
      given = [given, v(independents == k)];
    end
    if k == inputs
      given = [given, args{k}];
    else
      given = [given, args(k)];
    end
  end
  got = cell(1, outputs + numel(dependents) + max(extra, 0) - (extra >= 0));
  [got{:}] = g_f(given{:});
  tangents = cell(1, numel(dependents));
  results = cell(1, outputs);
  for k = 1:outputs
    if any(dependents == k)
      tangents(dependents == k) = got(1);
      got(1) = [];
    end
    if k == outputs && extra >= 0
      if any(dependents == k)
        tangents{dependents == k} = tangents{dependents == k}(1:min(extra, end));
      end
      results{k} = got;
    else
      results(k) = got(1);
      got(1) = [];
    end
  end
end
