function err = bundle_adjustment(cam, X, w, feats)
  % Reprojection error; cam = [rotation(3); centre(3); focal length; principal point(2); radial distortion(2)].
  Xcam = rotate(cam(1:3), X - cam(4:6));
  p = project(Xcam);
  r2 = p(1)^2 + p(2)^2;
  L = 1 + cam(10) * r2 + cam(11) * r2^2;
  pixel = cam(7) * L * p + [cam(8); cam(9)];
  err = w * (pixel - feats);
end

function y = rotate(rot, x)
  % Rodrigues' formula
  angle2 = sum(rot.^2);
  if angle2 > 1e-16
    theta = sqrt(angle2);
    axis1 = rot / theta;
    y = x * cos(theta) + cross(axis1, x) * sin(theta) + axis1 * (axis1' * x) * (1 - cos(theta));
  else
    y = x + cross(rot, x);
  end
end

function p = project(x)
  p = x(1:2) / x(3);
end
%@ at [0.1; 0.2; -0.3; 0.5; 0.1; -4; 2; 0.1; 0.2; 0.01; 0.02], [1; 2; 3], 0.9, [0.3; 0.4]
%@ independents cam, X, w
