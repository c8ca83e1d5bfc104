function [z, s] = field_functions(s, x)
  % Fields that are read and written by functions, with names that are written down and names that are computed.
  names = {'gain', 'shift'};
  for k = 1:numel(names)
    s = setfield(s, names{k}, getfield(s, names{k}) .* x);
  end
  t = setfield(s, 'inner', 'rate', x(1));
  s = setfield(t, 'list', {2}, x(end) ^ 2);
  z = getfield(t, 'inner', 'rate') * sum(getfield(s, 'gain')) + getfield(s, {1}, 'list', {2}) + t.inner.rate;
end
%@ at struct('gain', [1 2], 'shift', 3, 'list', [1 2 3]), [2 -1]
%@ at struct('gain', 1, 'shift', [1; 2], 'list', [1; 2]), 3
