function z = powers_of_scalars(x, t, A)
  % The power of a scalar is one; that of a matrix, and of a scalar by a matrix, have its size.
  %ADiMat <shape>x n 1</shape>
  %ADiMat <shape>t scalar</shape>
  %ADiMat <shape>A 2 2</shape>
  z = 0;
  for i = 1:numel(x)
    z = z + t^3 * x(i)^1.5 + x(i)^t;
  end
  B = A^2.5 + 1;
  C = t^A + 2;
  z = z + sum(sum(B .* C + t * C));
end
%@ at [0.5; 1.2; 0.3], 1.7, [2 0.3; 0.1 1]
%@ at 0.5, 1.7, [3 0.5; 0 1]
