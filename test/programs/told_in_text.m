function [y, info] = told_in_text(x, names)
  y = sum(x.^2);
  info.f = y;
  info.message = sprintf('converged to %g', y);
  msg = ['f = ' num2str(y)];
  info.other = msg;
  log = {};
  for k = 1:numel(x)
    log{end+1} = ['x = ' num2str(x(k))];
    info.last = log{end};
  end
  info.log = log;
  try
    if y > 10, error('too large: %g', y); end
  catch e
    info.problem = e.message;
    y = y / 2;
  end
  index = containers.Map();
  for k = 1:numel(names)
    index(names{k}) = k;
  end
  index('twice') = 2 * numel(x);
  y = y * x(index('b')) * index('twice');
end
%@ at [1.2 2 3], {'a', 'b', 'c'}
%@ at [1.2; 0.5], {'b', 'a'}
%@ independents x
