function [w, z] = vibrations(k, m)
  % Frequencies of masses between springs, and the stiffness left by inverses of factors.
  K = diag(k(1:end - 1) + k(2:end)) - diag(k(2:end - 1), 1) - diag(k(2:end - 1), -1);
  M = diag(m);
  w = sort(sqrt(eig(K, M)));
  C = chol2inv(chol(K)) - 0.5 * cholinv(K + M);
  [Q, R, P] = qr(K + 2 * M);
  z = sum(sum(C .* K)) + log(abs(prod(diag(R)))) + Q(1, 1) * P(1, 1) + sum(polyreduce(m));
end
%@ at [1 2 1.5 0.7], [1 0.3 2]
%@ at [1 2 1.5], [1 0.3]
