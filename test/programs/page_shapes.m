function f = page_shapes(K, x, N)
  % Pages of arrays are matrices of known sizes, until an array is made anew or grows in another direction.
  %ADiMat <shape>K m n :</shape>
  %ADiMat <shape>x n 1</shape>
  P = zeros(size(K, 1), size(K, 2), N);
  y = x;
  for k = 1:N
    P(:, :, k) = K(:, :, k) .* sin(K(:, :, k));
    y = y + K(:, :, k)' * (P(:, :, k) * y) / 10;
  end
  % It grows by pages, then by a row.
  P(:, :, N + 1) = K(:, :, 1) * 2;
  f = sum(y) + sum(P(:, :, N + 1) * x);
  P(size(K, 1) + 1, 1, 2) = x(1);
  f = f + sum(sum(P(:, :, 2) .* P(:, :, 1)));
  Q = [];
  for k = 1:2
    Q(:, :, k) = x * x' * k;
  end
  R = K;
  if N > 1
    R = Q;
  end
  f = f + sum(sum(R(:, :, 1) .* R(1, :, 1))) + last(K, x) + last(Q, x(1:end));
  % A mask stands for an index.
  m = true;
  f = f + sum(sum(sum(K(:, :, m) .* K(:, 1, 1))));
end

function f = last(K, x)
  t = K(:, :, end) * x;
  f = sum(t .* t);
end
%@ at reshape((1:12) / 10, 2, 3, 2), [0.3; 0.7; -0.4], 2
%@ at reshape((1:6) / 10, 2, 3), [0.3; 0.7; -0.4], 1
%@ at 0.4, 0.7, 1
%@ independents K, x
%@ dimensions any
