function out = ba_objective(in)
  % The function objective of GradBench's ba. All observations are alike, and it wants to see the first one.
  err = reprojection_error(in.cams(:, in.camera), in.X(:, in.point), in.weights, in.feats);
  weight = weight_error(in.weights);
  out.reproj_error = struct('elements', err(:, 1), 'repeated', in.p);
  out.w_err = struct('element', weight(1), 'repeated', in.p);
end
