function [cost, g] = image_registration(fixed, moving, p)
  % The misfit of two images, one of them turned and moved; and its gradient.
  [rows, columns] = size(fixed);
  [u, v] = meshgrid(1:columns, 1:rows);
  x = cos(p(1)) * u - sin(p(1)) * v + p(2);
  y = sin(p(1)) * u + cos(p(1)) * v + p(3);
  d = interp2(moving, x, y, 'linear') - fixed;
  [dx, dy] = gradient(d);
  g = sum(sum(hypot(dx, 2 * dy + 0.1)));
  near = interp2(0:columns, 0:rows + 1, moving, [0.3, 1.2], [0.2; 0.9]);
  cost = mean(d(:).^2) + sum(near(:));
end
%@ at [1 2 0.5; 0.3 1 4], [1 3 2 5; 4 1 2 2; 0 3 1 1; 2 1 1 4], [0.1; 0.4; 0.3]
