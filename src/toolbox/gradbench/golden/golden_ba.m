function out = golden_ba(name, in)
  % Observation by observation, turned by the exponential of a matrix, and the complex step for the whole Jacobian.
  values = [repmat(in.cam, in.n, 1); repmat(in.x, in.m, 1); repmat(in.w, in.p, 1)];
  f = @(v) all_errors(v, in);
  if strcmp(name, 'objective')
    err = f(values);
    out.reproj_error = struct('elements', err(1:2), 'repeated', in.p);
    out.w_err = struct('element', err(end), 'repeated', in.p);
  else
    [rows, cols] = places(in);
    J = complex_step(f, values);
    out.rows = ends([0; cumsum(accumarray(rows, 1))]);
    out.cols = ends(cols - 1);
    out.vals = ends(J(sub2ind(size(J), rows, cols)));
  end
end

function v = ends(v)
  v = [v(1:min(30, end)); v(end)];
end

function [rows, cols] = places(in)
  % Rows and columns of the elements that may be nonzero, row by row.
  places = zeros(0, 2);
  before = [11 * in.n, 11 * in.n + 3 * in.m];
  for i = 1:in.p
    own = [11 * mod(i - 1, in.n) + (1:11), before(1) + 3 * mod(i - 1, in.m) + (1:3), before(2) + i].';
    places = [places; repmat(2 * i - 1, 15, 1), own; repmat(2 * i, 15, 1), own];
  end
  places = [places; 2 * in.p + (1:in.p).', before(2) + (1:in.p).'];
  rows = places(:, 1);
  cols = places(:, 2);
end

function err = all_errors(v, in)
  err = zeros(3 * in.p, 1);
  for i = 1:in.p
    cam = v(11 * mod(i - 1, in.n) + (1:11));
    X = v(11 * in.n + 3 * mod(i - 1, in.m) + (1:3));
    w = v(11 * in.n + 3 * in.m + i);
    r = cam(1:3);
    seen = expm([0 -r(3) r(2); r(3) 0 -r(1); -r(2) r(1) 0]) * (X - cam(4:6));
    flat = seen(1:2) / seen(3);
    squared = flat.' * flat;
    distorted = (1 + cam(10) * squared + cam(11) * squared^2) * flat;
    err(2 * i + (-1:0)) = w * (cam(7) * distorted + cam(8:9) - in.feat);
    err(2 * in.p + i) = 1 - w^2;
  end
end
