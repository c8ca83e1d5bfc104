function [x, P] = kalman_step(x, P, F, Q, H, R, z)
  x = F * x;
  P = F * P * F' + Q;
  S = H * P * H' + R;
  K = P * H' / S;
  x = x + K * (z - H * x);
  P = (eye(numel(x)) - K * H) * P;
end
%@ at [1; 0.5], [1 0.1; 0.1 2], [1 0.1; 0 1], 0.01*eye(2), [1 0], 0.5, 1.2
%@ independents x, P, F, R, z
