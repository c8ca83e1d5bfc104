function in = ht_prepare(in)
  % Makes the model that tracking_error takes of what GradBench gives.
  given = in.data.model;
  model.parents = given.parents + 1;
  for i = numel(given.parents):-1:1
    model.relatives{i, 1} = given.base_relatives(:, :, i);
    model.inverses{i, 1} = given.inverse_base_absolutes(:, :, i);
  end
  model.positions = given.base_positions.';
  model.weights = given.weights.';
  model.is_mirrored = given.is_mirrored ~= 0;
  model.corners = in.data.correspondences + 1;
  if ~isempty(in.us)
    model.corners = given.triangles(model.corners, :) + 1;
  end
  model.points = in.data.points.';
  in.model = model;
end
