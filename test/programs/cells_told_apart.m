function z = cells_told_apart(x, n, g)
  % Cells that hold numbers that are differentiated, and others that choose: g may be a function, and is none.
  c = {x, n, 3};
  [a, k, m] = c{:};
  d = {c, {2, x}};
  q = g(k) * a + g(d{2}{1}) * d{1}{1} * g(c{2}) + m;
  c(1) = [];
  c{1, 2} = x^2;
  w = told(2, {n, x}, {x, n});
  z = q + c{2} * w + given({n, x}, {n, x * 2});
  for k = 1:2
    e = {g(k), k * x};
    if k == 2, e = e([2, 1]); end
    z = z + e{1} * e{2};
    e{k} = 2;
    z = z * e{1} + e{2};
  end
  h = {1, {n, x}, struct('f', {{n, x}})};
  place = 1 + (n > 0);
  h{place}(1) = [];
  field = 'f';
  h{3}.(field)(1) = [];
  z = z * h{2}{1} + h{3}.f{1};
  for cell = {n, x}
    z = z + cell{1} * x;
  end
end
function w = told(varargin)
  w = varargin{2}{2} * varargin{3}{1} + varargin{1};
end
function w = given(p, varargin)
  w = p{2} * varargin{1}{2} * varargin{1}{1};
end
%@ at 1.3, 2, [4 5 6]
%@ at -0.4, 1, [0.5 -2]
%@ independents x
%@ analytic
