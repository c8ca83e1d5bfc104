function report = check_known(f, a_f, g_f, h_f, t_f, args, independents, seed, gradient, hessian, may_be_none)
% CHECK_KNOWN  Compare derivatives at a point with those that are known.
%   report = check_known(f, a_f, g_f, h_f, t_f, args, independents, seed, gradient, hessian, may_be_none): '' if all is right.
%   a_f is the adjoint, g_f the tangent, h_f the tangent of the adjoint with regard to the first independent and t_f that of
%   the tangent of a function of one argument ([]: there is none). gradient is a cell array of one value an independent, or
%   'differences': fourth order central ones; hessian is a matrix, or []. may_be_none: NaN, or an error of ours, is right, too.
  report = '';
  if ischar(gradient)
    gradient = cellfun(@(k) by_differences(f, args, k, seed), num2cell(independents), 'UniformOutput', false);
  end
  if ~isempty(gradient)
    report = [compared('adjoint', gradient, @() by_adjoint(a_f, args, independents, seed), may_be_none), ...
        compared('tangent', gradient, @() by_tangent(g_f, args, independents, seed), may_be_none)];
  end
  if ~isempty(hessian)
    report = [report, compared('Hessian', {hessian}, @() {by_second(h_f, args, independents, seed)}, may_be_none)];
  end
  if ~isempty(hessian) && ~isempty(t_f)
    report = [report, compared('Hessian of tangents', {hessian}, @() {by_tangents(t_f, args{1}, seed)}, may_be_none)];
  end
end

function report = compared(what, expected, derivative, may_be_none)
  report = '';
  try
    got = derivative();
  catch problem
    if ~may_be_none || ~strncmp(problem.identifier, 'Adjoinery:', 10)
      report = sprintf('%s: %s (%s); ', what, problem.message, problem.identifier);
    end
    return
  end
  for k = 1:numel(expected)
    wanted = numbers_of(expected{k});
    found = numbers_of(got{k}, expected{k});
    is_right = abs(found - wanted) <= 1e-7 * (1 + abs(wanted)) | isequaln(found, wanted);
    is_none = may_be_none & isnan(found);
    if numel(found) ~= numel(wanted) || ~all(is_right | is_none)
      report = sprintf('%s%s %d is %s, not %s; ', report, what, k, mat2str(found.', 8), mat2str(wanted.', 8));
    end
  end
end

function gradients = by_adjoint(a_f, args, independents, seed)
  gradients = cell(1, numel(independents));
  [gradients{:}] = a_f(args{:}, seed);
end

function gradients = by_tangent(g_f, args, independents, seed)
  gradients = args(independents);
  for k = 1:numel(independents)
    numbers = zeros(size(numbers_of(args{independents(k)})));
    slopes = numbers;
    for i = 1:numel(numbers)
      directions = cellfun(@(x) with_numbers(x, zeros(size(numbers_of(x)))), args(independents), 'UniformOutput', false);
      unit = numbers;
      unit(i) = 1;
      directions{k} = with_numbers(args{independents(k)}, unit);
      given = {};
      for p = 1:numel(args)
        if any(independents == p)
          given(end + 1) = directions(independents == p);
        end
        given(end + 1) = args(p);
      end
      g_z = g_f(given{:});
      asked = seed ~= 0;
      slopes(i) = g_z(asked)(:).' * seed(asked)(:);
    end
    gradients{k} = with_numbers(args{independents(k)}, slopes);
  end
end

function H = by_second(h_f, args, independents, seed)
  first = independents(1);
  n = numel(args{first});
  H = zeros(n);
  for i = 1:n
    unit = zeros(size(args{first}));
    unit(i) = 1;
    column = h_f(args{1:first - 1}, unit, args{first:end}, seed);
    H(:, i) = column(:);
  end
end

function H = by_tangents(t_f, x, seed)
  n = numel(x);
  H = zeros(n);
  for i = 1:n
    for k = 1:n
      [first, second] = deal(zeros(size(x)));
      first(i) = 1;
      second(k) = 1;
      H(i, k) = sum(t_f(first, second, x)(:) .* seed(:));
    end
  end
end

function gradient = by_differences(f, args, k, seed)
  numbers = numbers_of(args{k});
  slopes = zeros(size(numbers));
  h = 1e-3 * max(1, max([abs(numbers); 0]));
  for i = 1:numel(numbers)
    slopes(i) = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
  end
  gradient = with_numbers(args{k}, slopes);
  function value = at(step)
    moved = numbers;
    moved(i) = moved(i) + step;
    there = args;
    there{k} = with_numbers(args{k}, moved);
    z = f(there{:});
    value = sum(z(:) .* seed(:));
  end
end
