function [level, state] = filtered_in_blocks(pole, x, block)
  % A signal that comes in blocks: the state of the filter is handed from one to the next.
  b = [1 - pole, 0.2];
  a = [1, -pole, 0.1 * pole];
  state = [];
  level = 0;
  for from = 1:block:numel(x)
    part = x(from:min(from + block - 1, numel(x)));
    [y, state] = filter(b, a, part, state);
    level = level + sum(y .^ 2);
  end
  level = level + sum(filter(1, [1, -pole], x, state(1)));
end
%@ at 0.4, [1 2 -1 3 0.5 2 1], 3
%@ at 0.7, [1; 2; -1; 0.5], 2
%@ at 0.7, 2, 2
%@ independents pole, x
