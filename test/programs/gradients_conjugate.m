function [x, J] = gradients_conjugate(A, b, x, kind, rounds)
  % conjugate gradients: chains of variables that each trip makes anew; and sums that grow in their places
  r = b - A * x;
  p = r;
  k = 0;
  while k < rounds
    k = k + 1;
    w = A * p;
    alpha = (r' * r) / (p' * w);
    x = x + alpha * p;
    rn = r - alpha * w;
    switch kind
      case 'FR', beta = (rn' * rn) / (r' * r);
      case 'PR', beta = (rn' * (rn - r)) / (r' * r);
    end
    p = rn + beta * p;
    r = rn;
  end
  J = zeros(2, numel(x));
  for i = 1:numel(x)
    J(1:2, i) = J(1:2, i) + x(i) * [1; k];
    J(2, 1) = J(2, 1) + r(i)^2;
  end
end
%@ at [4 1 0; 1 3 0.5; 0 0.5 2], [1; 2; 3], [0; 0; 0.1], 'PR', 2
%@ at [4 1 0; 1 3 0.5; 0 0.5 2], [1; 2; 3], [0; 0; 0.1], 'FR', 1
%@ independents A, b, x
