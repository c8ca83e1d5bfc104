function z = image_transforms(img, shift)
  % The misfit of an image and a moved copy of it, by phases.
  [m, n] = size(img);
  [u, v] = meshgrid(0:n - 1, 0:m - 1);
  F = fft2(img) .* exp(-2i * pi * (u * shift(1) / n + v * shift(2) / m));
  moved = real(ifft2(F));
  z = sum(sum((moved - img).^2)) + mean(abs(fftn(moved)(:)));
end
%@ at [1 2 0.5; 0.3 1 4], [0.3 0.1]
%@ at [1 2 0.5 1; 0.3 1 4 1; 2 2 1 0], [1.3; -0.4]
