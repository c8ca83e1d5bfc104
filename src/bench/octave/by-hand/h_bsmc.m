function [a_S0, a_r, a_sigma, nr_price] = h_bsmc(S0, K, r, sigma, T, Z, a_price)
% H_BSMC  Adjoint of bsmc by hand.
%   [a_S0, a_r, a_sigma, nr_price] = h_bsmc(S0, K, r, sigma, T, Z, a_price): the prices of each step are the tape. The
%   exponents of all steps are c + s * Z(:, k), so that two sums stand for r and sigma until the loop has ended.
  [n, m] = size(Z);
  dt = T / m;
  S = S0 * ones(n, 1);
  A = zeros(n, 1);
  tape = cell(1, m);
  c = (r - 0.5 * sigma^2) * dt; s = sigma * sqrt(dt);
  for k = 1:m
    S = S .* exp(c + s * Z(:, k));
    A = A + S;
    tape{k} = S;
  end
  A = A / m;
  payoff = max(A - K, 0);
  disc = exp(-r * T);
  mp = sum(payoff) / n;
  nr_price = disc * mp;
  a_A = (a_price * disc / n / m) * (A > K);
  % reverse sweep
  g = zeros(n, 1);
  a_c = 0; a_s = 0;
  for k = m:-1:1
    g = g + a_A .* tape{k};
    a_c = a_c + sum(g);
    a_s = a_s + Z(:, k)' * g;
  end
  a_S0 = sum(g) / S0;
  a_r = a_c * dt - a_price * T * nr_price;
  a_sigma = a_s * sqrt(dt) - a_c * sigma * dt;
end
