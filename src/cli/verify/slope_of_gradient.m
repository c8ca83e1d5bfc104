function [slope, size] = slope_of_gradient(gradient, d)
  % SLOPE_OF_GRADIENT  What an adjoint tells of a direction.
  %   [slope, size] = slope_of_gradient(gradient, d): Re(sum(gradient .* d)), and the sum of the absolute values of its terms.
  %   What is not moved does not count, though its adjoint be infinite.
  terms = real(gradient(d ~= 0) .* d(d ~= 0));
  slope = sum(terms);
  size = sum(abs(terms));
end
