function z = lists_of_tables(t, q, w)
  % Arguments of functions that take text, sizes, or what stands beyond the ends of a table, in lists.
  z = looked_up(t, q, 'linear') + w * looked_up(t, q + 0.1, 'pchip', 'extrap') + looked_up(t, 2 * q);
  z = z + looked_up(t, 9 * q, 'nearest', w) + looked_up(t, 9 + q, 'linear', w ^ 2);
  z = z + chosen(t, q, {'spline'}) + interp1(t.y, 9 * q, 'linear', w) * interp1(t.x, t.y, 7 + q, w);
  z = z + shaped(q * t.y, 2, 1, []) + sum(repeated(t.y, 1 + (q > 1), 2));
end

function v = looked_up(t, varargin)
  v = interp1(t.x, t.y, varargin{:});
end

function v = chosen(t, q, options)
  v = looked_up(t, q, options{:});
end

function v = shaped(varargin)
  v = reshape(varargin{:});
  v = sum(v(:) .* [1; 2; 3; 4]);
end

function v = repeated(varargin)
  v = repmat(varargin{:});
  v = sum(v .^ 2, 1) + sum(repelem(varargin{:}) .^ 3, 1);
end
%@ at struct('x', [0 1 2 3], 'y', [0.1 0.7 0.9 0.4]), 0.73, 1.3
%@ at struct('x', [0 1 2 3], 'y', [0.1 0.7 0.9 0.4]), 1.23, 0.3
%@ dimensions any
