function answer = timed_evaluation(input, module, name, runs, seconds)
  % The output of MODULE_NAME(input), called so often and so long at least, and the times in seconds. Where there is
  % MODULE_prepare, the input goes through it before.
  f = str2func([module, '_', name]);
  answer = struct();
  start = tic;
  if exist([module, '_prepare'], 'file')
    input = feval([module, '_prepare'], input);
  end
  answer.prepare = toc(start);
  times = [];
  while numel(times) < runs || sum(times) < seconds
    start = tic;
    answer.output = f(input);
    times(end + 1, 1) = toc(start);
  end
  answer.evaluate = times;
end
