function out = golden_ht(name, in)
  % Vertex by vertex, turned by exponentials of matrices, and the complex step, whose blocks with regard to us are put together.
  theta = in.theta;
  us = in.us.';
  f = @(p) misses(p(1:26), reshape(p(27:end), size(us)), in.data);
  parameters = [theta; us(:)];
  if strcmp(name, 'objective')
    out = f(parameters);
    return
  end
  out = complex_step(f, parameters);
  if ~isempty(us)
    own = zeros(size(out, 1), 2);
    for i = 1:size(us, 2)
      own(3 * i - 2:3 * i, :) = out(3 * i - 2:3 * i, 26 + (2 * i - 1:2 * i));
    end
    out = [own, out(:, 1:26)];
  end
end

function err = misses(theta, us, data)
  model = data.model;
  bones = numel(model.parents);
  angles = zeros(bones, 3);
  fingers = [3 4 5; 7 8 9; 11 12 13; 15 16 17; 19 20 21];
  for i = 1:5
    own = theta(4 * i + (3:6));
    angles(fingers(i, 1), 1:2) = own(1:2);
    angles(fingers(i, 2), 1) = own(3);
    angles(fingers(i, 3), 1) = own(4);
  end
  x = [1; 0; 0];
  y = [0; 1; 0];
  z = [0; 0; 1];
  absolutes = zeros(4, 4, bones);
  for i = 1:bones
    turn = turned(angles(i, 2) * z) * turned(angles(i, 3) * y) * turned(angles(i, 1) * x);
    absolutes(:, :, i) = model.base_relatives(:, :, i) * blkdiag(turn, 1);
    if model.parents(i) >= 0
      absolutes(:, :, i) = absolutes(:, :, model.parents(i) + 1) * absolutes(:, :, i);
    end
  end
  vertices = zeros(3, size(model.base_positions, 1));
  whole = turned(theta(1:3));
  for v = 1:size(vertices, 2)
    for i = 1:bones
      moved = absolutes(:, :, i) * model.inverse_base_absolutes(:, :, i) * model.base_positions(v, :).';
      vertices(:, v) = vertices(:, v) + model.weights(v, i) * moved(1:3);
    end
    if model.is_mirrored
      vertices(1, v) = -vertices(1, v);
    end
    vertices(:, v) = whole * vertices(:, v) + theta(4:6);
  end
  err = [];
  for i = 1:numel(data.correspondences)
    at = data.correspondences(i) + 1;
    if isempty(us)
      seen = vertices(:, at);
    else
      corners = model.triangles(at, :) + 1;
      seen = vertices(:, corners) * [us(:, i); 1 - sum(us(:, i))];
    end
    err = [err; data.points(i, :).' - seen];
  end
end

function R = turned(r)
  R = expm([0 -r(3) r(2); r(3) 0 -r(1); -r(2) r(1) 0]);
end
