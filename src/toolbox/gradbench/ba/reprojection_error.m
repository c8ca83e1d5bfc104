function err = reprojection_error(cam, X, w, feat)
  % How far points are seen from where they were observed, with weights: a column for each of p observations.
  %
  % cam   11 x p, cameras: rotation as axis times angle, centre (3), focal length, principal point (2), radial distortion (2)
  % X     3 x p, points
  % w     1 x p, weights
  % feat  2 x p, observed features
  %
  %ADiMat <shape>cam 11 p</shape>
  %ADiMat <shape>X 3 p</shape>
  %ADiMat <shape>w 1 p</shape>
  %ADiMat <shape>feat 2 p</shape>
  x = rotate(cam(1:3, :), X - cam(4:6, :));
  u = x(1:2, :) ./ x(3, :);
  r = sum(u.^2, 1);
  u = u .* (1 + cam(10, :) .* r + cam(11, :) .* r.^2);
  err = w .* (cam(7, :) .* u + cam(8:9, :) - feat);
end

function y = rotate(r, x)
  % Turns the columns of x about those of r, by their lengths (Rodrigues' formula).
  y = x + cross(r, x, 1);
  turned = any(r ~= 0, 1);
  r = r(:, turned);
  x = x(:, turned);
  angle = sqrt(sum(r.^2, 1));
  r = r ./ angle;
  y(:, turned) = cos(angle) .* x + sin(angle) .* cross(r, x, 1) + r .* ((1 - cos(angle)) .* sum(r .* x, 1));
end
