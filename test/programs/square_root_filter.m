function [x, P, misfit] = square_root_filter(x, S, y, F, Q, R)
  % A Kalman filter that carries the triangular factor of its covariance.
  H = [1 0.5];
  misfit = 0;
  for k = 1:numel(y)
    x = F * x;
    S = triu(qr([S * F'; Q], 0));
    S = S(1:2, :);
    T = triu(qr([R, zeros(1, 2); S * H', S]));
    gain = T(1, 2:3)' / T(1, 1);
    r = y(k) - H * x;
    x = x + gain * r;
    S = T(2:3, 2:3);
    misfit = misfit + (r / T(1, 1)) ^ 2 + log(T(1, 1) ^ 2);
  end
  P = S' * S;
end
%@ at [1; 0.5], [1 0.2; 0 0.7], [1.2 0.8 1.5], [1 0.1; -0.1 0.9], [0.3 0.1; 0 0.2], 0.4
