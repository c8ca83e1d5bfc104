function [misfit, small] = blurred_image(img, kernel)
  % An image, blurred in several ways.
  soft = conv2(img, kernel, 'same');
  sharp = 2 * img - soft;
  whole = conv2(img, kernel);
  small = conv2(sharp, kernel, 'valid');
  also = filter2(kernel, img);
  misfit = sum((soft(:) - 0.5).^2) + mean(whole(:).^3) + sum(sum(also .* img));
end
%@ at [1 2 0.5; 0.3 1 4; 2 2 1], [0.1 0.7; 0.2 0.4]
%@ at [1 2 0.5 1; 0.3 1 4 1; 2 2 1 0; 1 0 1 3], [0 0.2 0; 0.1 0.7 0.2; 0 0.1 0]
%@ analytic
