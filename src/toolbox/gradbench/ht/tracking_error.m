function err = tracking_error(theta, us, model)
  % How far points of a hand are from where they were seen, 3*n x 1.
  %
  % theta  26 x 1: global rotation (axis times angle) and translation, four angles of each finger
  % us     n x 2: where in its triangle a point is, in barycentric coordinates; empty: points are vertices
  % model  parents                b x 1, the bone before each bone, 0 for the first
  %        relatives, inverses    b x 1 cells of 4 x 4: of bones at rest, to their parents, and from the whole
  %        positions              4 x v, vertices at rest
  %        weights                b x v, how a vertex follows bones
  %        is_mirrored            of a left hand
  %        corners                n x 3: vertices of the triangle of each point; or n x 1: its vertex
  %        points                 3 x n, as seen
  vertices = skinned(bend(theta(7:26), numel(model.parents)), model);
  if model.is_mirrored
    vertices(1, :) = -vertices(1, :);
  end
  vertices = rotation_about(theta(1:3)) * vertices + theta(4:6);
  if isempty(us)
    seen = vertices(:, model.corners);
  else
    u = us(:, 1).';
    v = us(:, 2).';
    seen = u .* vertices(:, model.corners(:, 1)) + v .* vertices(:, model.corners(:, 2)) ...
           + (1 - u - v) .* vertices(:, model.corners(:, 3));
  end
  err = reshape(model.points - seen, [], 1);
end

function angles = bend(fingers, bones)
  % The angles of all bones, 3 x bones. Of the four bones of a finger the first keeps still; the second turns about two axes.
  angles = zeros(3, bones);
  for finger = 0:4
    angles(1, 4 * finger + (3:5)) = fingers(4 * finger + [1 3 4]);
    angles(2, 4 * finger + 3) = fingers(4 * finger + 2);
  end
end

function vertices = skinned(angles, model)
  % Where the vertices come to be, 3 x v, as the bones turn.
  absolutes = cell(size(model.parents));
  vertices = 0;
  for i = 1:numel(model.parents)
    absolute = model.relatives{i} * [euler(angles(:, i)), zeros(3, 1); 0 0 0 1];
    if model.parents(i) > 0
      absolute = absolutes{model.parents(i)} * absolute;
    end
    absolutes{i} = absolute;
    moved = absolute * model.inverses{i} * model.positions;
    vertices = vertices + moved(1:3, :) .* model.weights(i, :);
  end
end

function R = euler(a)
  % Turns about x, then y, then z; the angles come as x, z, y.
  X = [1 0 0; 0 cos(a(1)) -sin(a(1)); 0 sin(a(1)) cos(a(1))];
  Y = [cos(a(3)) 0 sin(a(3)); 0 1 0; -sin(a(3)) 0 cos(a(3))];
  Z = [cos(a(2)) -sin(a(2)) 0; sin(a(2)) cos(a(2)) 0; 0 0 1];
  R = Z * Y * X;
end

function R = rotation_about(r)
  % Turns about r by its length; below 0.0001 not at all.
  angle = sqrt(sum(r.^2));
  if angle < 1e-4
    R = eye(3);
    return
  end
  a = r / angle;
  R = cos(angle) * eye(3) + sin(angle) * [0 -a(3) a(2); a(3) 0 -a(1); -a(2) a(1) 0] + (1 - cos(angle)) * (a * a.');
end
