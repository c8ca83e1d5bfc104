function out = ba_jacobian(in)
  % The function jacobian of GradBench's ba: a sparse matrix in rows (CSR), of which it wants to see the beginning and the end.
  %
  % An error of an observation depends on its own camera, point and weight only: two reverse sweeps on one recording give all.
  p = in.p;
  [~, tape] = rec_reprojection_error(in.cams(:, in.camera), in.X(:, in.point), in.weights, in.feats);
  [cam_x, X_x, w_x] = ret_reprojection_error(tape, [ones(1, p); zeros(1, p)]);
  [cam_y, X_y, w_y] = ret_reprojection_error(tape, [zeros(1, p); ones(1, p)]);
  vals = [cam_x; X_x; w_x; cam_y; X_y; w_y];
  cols = [(0:10).' + 11 * (in.camera - 1)
          (0:2).' + 11 * in.n + 3 * (in.point - 1)
          11 * in.n + 3 * in.m + (0:p - 1)];
  vals = [reshape(vals, [], 1); a_weight_error(in.weights, ones(1, p)).'];
  rows = [0:15:30 * p, 30 * p + (1:p)].';
  cols = [reshape([cols; cols], [], 1); cols(end, :).'];
  out = struct('rows', ends(rows), 'cols', ends(cols), 'vals', ends(vals));
end

function v = ends(v)
  v = v([1:min(30, end), end]);
end
