function z = usual_matrices(A, x, b)
  % The text suggests a square matrix and two columns.
  z = x(1);
  for k = 1:2
    x = tanh(A * x + b);
    z = z + sum(x(:) .* x(:)) + x(end);
  end
end
%@ at [0.1 0.2; 0.3 0.4], [1; 2], [0.5; 0.6]
%@ at [0.1 0.2; 0.3 0.4], [1; 2], 0.5
%@ at [0.1 0.2; 0.3 0.4], [1; 2], [0.5 0.6]
%@ at 0.3, [1; 2], [0.5; 0.6]
%@ at 0.3, [1 2], [0.5 0.6]
%@ at [0.1 0.2; 0.3 0.4], 2, [0.5; 0.6]
%@ at 0.3, 2, 0.5
%@ at sparse([0.1 0; 0.3 0.4]), [1; 2], [0.5; 0.6]
