function h = difference_step(p, start, along, root)
  % DIFFERENCE_STEP  The step of differences along a direction: fdStep, or a root of eps times the size of the numbers that move.
  h = p.opts.fdStep;
  if isempty(h)
    largest = max([0; abs(along)]);
    h = eps^(1 / root) * max([1; abs(start(along ~= 0))]) / (largest + (largest == 0));
  elseif ~isnumeric(h) || ~isscalar(h) || h <= 0
    error('Adjoinery:options', '''fdStep'' of second derivatives is a positive number.');
  end
end
