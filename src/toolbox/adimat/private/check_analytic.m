function check_analytic(p, evaluate, start, along, found, terms, column)
  % CHECK_ANALYTIC  An error where differences along one direction are far from complex steps: abs and ' make others of them.
  %   check_analytic(p, evaluate, start, along, found, terms, column): found is what complex steps gave along the direction, terms
  %   the size of its terms, column = evaluate(start).
  if isfield(p.opts, 'x_checkAnalytic') && isequal(p.opts.x_checkAnalytic, 0)
    return;
  end
  largest = max([0; abs(along)]);
  if largest == 0
    return;
  end
  wrong = true(size(found));
  for factor = [1, 0.1, 10]
    h = factor * eps^(1 / 3) * max([1; abs(start)]) / largest;
    try
      above = evaluate(start + h * along);
      below = evaluate(start - h * along);
    catch
      % The function need not have a value beside the point.
      return;
    end
    if numel(above) ~= numel(found) || numel(below) ~= numel(found)
      return;
    end
    wanted = (above - below) / (2 * h);
    bound = 1e-3 * (terms + abs(wanted)) + 1e-7 * (terms + abs(column) + 1);
    wrong = wrong & isfinite(wanted) & isfinite(found) & abs(wanted - found) > bound;
    if ~any(wrong)
      return;
    end
  end
  k = find(wrong, 1);
  error('Adjoinery:analytic', ['Complex steps give %g where differences give %g (place %d): the function does not continue to complex ', ...
    'arguments as it must. Write .'' for '', and take care with abs, norm, max and <; or use forward or reverse mode. ', ...
    'x_checkAnalytic = 0 leaves this check out.'], found(k), wanted(k), k);
end
