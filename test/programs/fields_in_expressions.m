function [z, t] = fields_in_expressions(s, x, name)
  % Fields that are written and read in the midst of expressions, in anonymous functions, too, and of what functions give.
  model = @(p) p.gain * sum(p.shift .^ 2) + p.list(1) ^ 2;
  at = @(v) model(setfield(s, 'gain', v));
  z = at(x(1)) * at(3) + model(setfield(setfield(s, name, x), 'list', {1}, x(end)));
  for k = 1:2
    z = z + getfield(changed(s, x(k)), 'gain') * getfield(struct('a', x(1) * k), 'a');
  end
  s = setfield(s, 'kept', changed(setfield(s, 'gain', getfield(s, name)(1)), z));
  t = cellfun(@(n) sum(getfield(setfield(s, n, x), n)), {'gain', 'other'});
  z = z + getfield(setfield(struct('list', x), 'list', {1, 2}, s.kept.gain), 'list', {2}) + sum(t);
end

function s = changed(s, factor)
  s.gain = s.gain * factor;
end
%@ at struct('gain', 2, 'shift', [1 2], 'list', [3 4]), [2 -1], 'shift'
%@ at struct('gain', 0.5, 'shift', [1; 2], 'list', 3), [0.3 0.7], 'list'
%@ independents s,x
