function [a_W, a_b, nr_L] = h_lstm(W, b, X, Y, a_L)
% H_LSTM  Adjoint of lstm by hand.
%   [a_W, a_b, nr_L] = h_lstm(W, b, X, Y, a_L): the gates of each step are the tape. The adjoints of all steps are kept as
%   columns, so that one product makes the adjoint of W behind the loop.
  T = size(X, 2);
  n = size(Y, 1);
  h = zeros(n, 1);
  c = zeros(n, 1);
  L = 0;
  p = 1:n; q = n+1:2*n; r = 2*n+1:3*n; s = 3*n+1:4*n;
  tape = cell(8, T);
  for t = 1:T
    in = [X(:, t); h];
    z = W * in + b;
    f = 1 ./ (1 + exp(-z(p)));
    i = 1 ./ (1 + exp(-z(q)));
    o = 1 ./ (1 + exp(-z(r)));
    g = tanh(z(s));
    c0 = c;
    c = f .* c + i .* g;
    tc = tanh(c);
    h = o .* tc;
    d = h - Y(:, t);
    L = L + sum(d.^2);
    tape(:, t) = {in; f; i; o; g; c0; tc; d};
  end
  nr_L = L;
  % reverse sweep
  a_h = zeros(n, 1);
  a_c = zeros(n, 1);
  IN = zeros(size(X, 1) + n, T);
  A = zeros(4 * n, T);
  Wh = W(:, size(X, 1) + 1:end)';
  for t = T:-1:1
    [in, f, i, o, g, c0, tc, d] = tape{:, t};
    a_h = a_h + (2 * a_L) * d;
    a_c = a_c + a_h .* o .* (1 - tc.^2);
    a_z = [a_c .* c0 .* f .* (1 - f); a_c .* g .* i .* (1 - i); a_h .* tc .* o .* (1 - o); a_c .* i .* (1 - g.^2)];
    A(:, t) = a_z;
    IN(:, t) = in;
    a_c = a_c .* f;
    a_h = Wh * a_z;
  end
  a_W = A * IN';
  a_b = sum(A, 2);
end
