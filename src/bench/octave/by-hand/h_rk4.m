function [a_p, a_y0, nr_J] = h_rk4(p, y0, T, n, data, a_J)
% H_RK4  Adjoint of rk4 by hand.
%   [a_p, a_y0, nr_J] = h_rk4(p, y0, T, n, data, a_J): the points of the four stages are the tape. The right-hand side
%   and its adjoint stand in line, by scalars.
  p1 = p(1); p2 = p(2); p3 = p(3); p4 = p(4);
  h = T / n;
  y = y0;
  J = 0;
  tape = cell(5, n);
  for k = 1:n
    b = y;
    y1 = y(1); y2 = y(2); k1 = [p1 * y1 - p2 * y1 * y2; p4 * y1 * y2 - p3 * y2];
    s2 = y + (h / 2) * k1;
    y1 = s2(1); y2 = s2(2); k2 = [p1 * y1 - p2 * y1 * y2; p4 * y1 * y2 - p3 * y2];
    s3 = y + (h / 2) * k2;
    y1 = s3(1); y2 = s3(2); k3 = [p1 * y1 - p2 * y1 * y2; p4 * y1 * y2 - p3 * y2];
    s4 = y + h * k3;
    y1 = s4(1); y2 = s4(2); k4 = [p1 * y1 - p2 * y1 * y2; p4 * y1 * y2 - p3 * y2];
    y = y + (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    d = y - data(:, k);
    J = J + sum(d.^2);
    tape(:, k) = {b; s2; s3; s4; d};
  end
  nr_J = J;
  % reverse sweep
  a_y = zeros(2, 1);
  a_p = zeros(size(p));
  for k = n:-1:1
    [b, s2, s3, s4, d] = tape{:, k};
    a_y = a_y + (2 * a_J) * d;
    a_k = (h / 6) * a_y;
    a1 = a_k(1); a2 = a_k(2); y1 = s4(1); y2 = s4(2); q1 = a1 * y1; q2 = a2 * y2; g = q1 * y2; e = q2 * y1;
    a4 = [a1 * (p1 - p2 * y2) + q2 * p4; a2 * (p4 * y1 - p3) - p2 * q1];
    P1 = q1; P2 = g; P3 = q2; P4 = e;
    a_k = (h / 3) * a_y + h * a4;
    a1 = a_k(1); a2 = a_k(2); y1 = s3(1); y2 = s3(2); q1 = a1 * y1; q2 = a2 * y2; g = q1 * y2; e = q2 * y1;
    a3 = [a1 * (p1 - p2 * y2) + q2 * p4; a2 * (p4 * y1 - p3) - p2 * q1];
    P1 = P1 + q1; P2 = P2 + g; P3 = P3 + q2; P4 = P4 + e;
    a_k = (h / 3) * a_y + (h / 2) * a3;
    a1 = a_k(1); a2 = a_k(2); y1 = s2(1); y2 = s2(2); q1 = a1 * y1; q2 = a2 * y2; g = q1 * y2; e = q2 * y1;
    as = [a1 * (p1 - p2 * y2) + q2 * p4; a2 * (p4 * y1 - p3) - p2 * q1];
    P1 = P1 + q1; P2 = P2 + g; P3 = P3 + q2; P4 = P4 + e;
    a_k = (h / 6) * a_y + (h / 2) * as;
    a1 = a_k(1); a2 = a_k(2); y1 = b(1); y2 = b(2); q1 = a1 * y1; q2 = a2 * y2; g = q1 * y2; e = q2 * y1;
    a_y = a_y + a4 + a3 + as + [a1 * (p1 - p2 * y2) + q2 * p4; a2 * (p4 * y1 - p3) - p2 * q1];
    P1 = P1 + q1; P2 = P2 + g; P3 = P3 + q2; P4 = P4 + e;
    a_p = a_p + [P1; -P2; -P3; P4];
  end
  a_y0 = a_y;
end
