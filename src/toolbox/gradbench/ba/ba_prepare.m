function in = ba_prepare(in)
  % GradBench gives one camera, point, weight and feature for n cameras, m points and p observations: repeats them, and
  % tells the camera and the point of each observation.
  in.cams = repmat(in.cam, 1, in.n);
  in.X = repmat(in.x, 1, in.m);
  in.weights = repmat(in.w, 1, in.p);
  in.feats = repmat(in.feat, 1, in.p);
  in.camera = mod(0:in.p - 1, in.n) + 1;
  in.point = mod(0:in.p - 1, in.m) + 1;
end
