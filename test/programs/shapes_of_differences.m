function z = shapes_of_differences(x, y, q, t)
  %ADiMat <shape>x n 1</shape>
  %ADiMat <shape>y n 1</shape>
  %ADiMat <shape>q m k</shape>
  %ADiMat <shape>t scalar</shape>
  % Differences, quadrature, interpolation and repetition have shapes that follow from those of their arguments.
  n = numel(x);
  d = diff(x);
  e = diff(y);
  s = sum(d .* e);
  if n > 1
    s = s + sum(e ./ d) + trapz(x, y);
    p = linspace(x(1), t, n)';
    w = interp1(x, y, p(1:end - 1), 'linear', 0.5);
    s = s + sum(w .* w) + sum(p .* y);
  end
  g = diff(q, 1, 1);
  h = diff(q, 1, 2);
  r = repmat(y, 1, size(q, 2));
  c = repmat(t, size(q, 1), 1) + q(:, 1);
  z = s * dot(x, y) + sum(g(:) .* g(:)) + sum(sum(h.^2)) + sum(sum(r .* (r + y))) + sum(c.^3);
end
%@ at [0.1; 0.5; 0.8; 1.4], [1; -2; 0.5; 3], [1 2 4; 3 -1 0.5], 1.2
%@ at [0.3; 1.1], [2; 1.5], [1 2 4], 0.7
%@ at 0.3, 2, 1.5, 0.7
