function z = structures_of_lists(x, w, varargin)
  % Structures and diagonal blocks of lists of values.
  s = struct('rate', x, varargin{:});
  z = decay(s, w);
  t = struct(varargin{1:2}, 'rate', 2 * w);
  z = z * t.(varargin{1});
  blocks = {x, [w, 1], x * w};
  K = blkdiag(blocks{:});
  z = z + sum(K(:).^2) + trace(blkdiag(blocks{[1 3]}, w));
end

function y = decay(s, t)
  y = exp(-s.rate * t);
  if isfield(s, 'table')
    y = y + sum(s.table{1}) * s.scale;
  end
end
%@ at 1.3, 0.7, 'scale', 0.4
%@ at 1.3, 0.7, 'scale', 0.4, 'table', {{[1 2 3]}}, 'rate', 0.2
