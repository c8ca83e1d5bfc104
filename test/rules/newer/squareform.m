function z = squareform(x)
% SQUAREFORM  Distances as a symmetric matrix or as a row, as MATLAB's toolbox and the statistics package have it.
  n = size(x, 1);
  if n == 1 || size(x, 2) == 1
    n = (1 + sqrt(1 + 8 * numel(x))) / 2;
    [z, k] = deal(zeros(n), 0);
    for j = 1:n
      for i = j + 1:n
        k = k + 1;
        [z(i, j), z(j, i)] = deal(x(k));
      end
    end
  else
    z = zeros(1, 0);
    for j = 1:n
      z = [z, x(j + 1:n, j).'];
    end
  end
end
