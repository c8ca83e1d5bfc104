function [a_F, a_H, a_q, a_r, nr_nll] = h_kalman(F, H, q, r, x, P, Z, a_nll)
% H_KALMAN  Adjoint of kalman by hand.
%   [a_F, a_H, a_q, a_r, nr_nll] = h_kalman(F, H, q, r, x, P, Z, a_nll): what each step has made is the tape. The
%   derivative of log(det(S)) is the inverse, and the solution S \ v serves its own derivative.
  n = numel(x);
  I = eye(n);
  Q = exp(q) * I;
  R = exp(r) * eye(size(H, 1));
  nll = 0;
  T = size(Z, 2);
  tape = cell(8, T);
  Ft = F'; Ht = H';
  for k = 1:T
    x0 = x; P0 = P;
    x = F * x;
    P = F * P * Ft + Q;
    v = Z(:, k) - H * x;
    PH = P * Ht;
    S = H * PH + R;
    K = PH / S;
    w = S \ v;
    nll = nll + 0.5 * (log(det(S)) + v' * w);
    x1 = x; P1 = P;
    x = x + K * v;
    M = I - K * H;
    P = M * P;
    tape(:, k) = {x0; P0; x1; P1; v; S; K; w};
  end
  nr_nll = nll;
  % reverse sweep
  a_F = zeros(size(F)); a_H = zeros(size(H)); a_Q = 0; a_R = 0;
  a_x = zeros(n, 1); a_P = zeros(n);
  for k = T:-1:1
    [x0, P0, x1, P1, v, S, K, w] = tape{:, k};
    a_M = a_P * P1';
    a_K = a_x * v' - a_M * Ht;
    a_v = K' * a_x + a_nll * w;
    a_T = a_K / S';
    a_S = (0.5 * a_nll) * (inv(S)' - w * w') - K' * a_T;
    a_P = a_P - Ht * (K' * a_P) + a_T * H + Ht * a_S * H;
    a_HP = a_S * H * P1' + a_S' * H * P1;
    a_H = a_H - K' * a_M + a_T' * P1 + a_HP - a_v * x1';
    a_x = a_x - Ht * a_v;
    a_R = a_R + trace_of(a_S);
    a_Q = a_Q + trace_of(a_P);
    a_F = a_F + a_P * F * P0' + a_P' * F * P0 + a_x * x0';
    a_P = Ft * a_P * F;
    a_x = Ft * a_x;
  end
  a_q = a_Q * exp(q);
  a_r = a_R * exp(r);
end

function s = trace_of(a)
  s = sum(diag(a));
end
