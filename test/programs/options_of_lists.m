function z = options_of_lists(x, c)
  % Structures that are made of extra arguments, or of the cells of another list
  z = scaled(x, 'gain', 2 * x, 'power', 3, 'kind', 'sine');
  z = z + scaled(x, 'gain', x(1)) * scaled(x);
  list = {'a', x(2), 'b'};
  list{end + 1} = x(1) ^ 2;
  for k = 1:2
    list(end + 1:end + 2) = {sprintf('c%d', k), x(k) * k};
  end
  s = struct(list{:});
  z = z + s.a * s.b + s.c1 * s.c2;
  if ~isempty(c)
    p = struct(c{:});
    z = z + p.w * sum(x);
  end
end
function y = scaled(x, varargin)
  o = struct(varargin{:});
  y = sum(x);
  if isfield(o, 'gain')
    y = y * sum(o.gain);
  end
  if isfield(o, 'power')
    y = y ^ o.power;
  end
  if isfield(o, 'kind') && strcmp(o.kind, 'sine')
    y = sin(y);
  end
end
%@ at [0.4 0.7], {}
%@ at [1.2 0.3], {'v', 1, 'w', 2.5}
