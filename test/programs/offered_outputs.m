function z = offered_outputs(x, A, n)
  % Lists of cells take as many outputs of functions of the library as the run tells.
  v = {x, x .^ 2};
  k = numel(v);
  g = cell(1, k);
  [g{1:k}] = ndgrid(v{:});
  out = cell(n, 1);
  [out{:}] = eig(A + A');
  [s.factors{1:n}] = qr(A);
  [largest, places{1:n - 1}] = max(x);
  [l{1:n + 1}] = lu(A);
  z = sum(sum(g{1} .* g{2})) + sum(sum(out{2} .^ 2)) * largest + abs(s.factors{1}(1, 2)) + l{2}(end);
  z = z * x(places{:}) + sum(wrapped(A, [], 2));
  [a, b] = wrapped(x(:));
  z = z + a * b + sorted(x, 'descend')(2);
end
function varargout = wrapped(varargin)
  [varargout{1:nargout}] = max(varargin{:});
end
function [s, order] = sorted(varargin)
  both = cell(1, max(nargout, 1));
  [both{:}] = sort(varargin{:});
  s = both{1};
  if nargout > 1
    order = both{2};
  end
end
%@ at [1.5 2 -1], [4 1; 2 3], 2
%@ independents x, A
