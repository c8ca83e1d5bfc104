function [slope, size] = slope_of_gradient(gradient, d)
  % SLOPE_OF_GRADIENT  What an adjoint tells of a direction.
  %   [slope, size] = slope_of_gradient(gradient, d): Re(sum(gradient .* d)), and the sum of the absolute values of its terms.
  %   Components that are not moved do not count, though their adjoints be infinite.
  terms = real(gradient(d ~= 0) .* d(d ~= 0));
  slope = sum(terms);
  size = sum(abs(terms));
end
