function [z, C] = sample_statistics(X, w)
  % Moments of samples, in columns.
  z = var(X) + std(X, 1) + median(X) + meansq(X) + range(X) + sum(zscore(X).^3) + sum(center(X, 2));
  z = z * [var(w); std(w); median(w, 1)];
  C = cov(X) + corr(X) .* corrcoef(X(:, 1), w)(1, 2) + var(w, 0, 1) * cov(X, 1);
end
%@ at [1 2 7; 4 3 1; 0 5 2; 2 -2 3.5], [1; 4; 2; 2.5]
