function [x, P, S] = filter_step(x, P, F, Q, H, R, z)
  % Predict and update of a Kalman filter.
  x = F * x;
  P = F * P * F.' + Q;
  S = H * P * H.' + R;
  K = P * H.' / S;
  x = x + K * (z - H * x);
  P = (eye(numel(x)) - K * H) * P;
end
%@ at [1; 0.5], [2 0.3; 0.3 1], [1 0.1; 0 1], [0.1 0; 0 0.2], [1 0], 0.5, 1.3
%@ at [1; 0.5], [2 0.3; 0.3 1], [1 0.1; 0.2 1], [0.1 0; 0 0.2], [1 0.2; 0.1 1], [0.5 0.1; 0.1 0.7], [1.3; 0.2]
%@ analytic
