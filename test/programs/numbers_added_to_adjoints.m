function z = numbers_added_to_adjoints(x, A)
  %ADiMat <shape>x n 1</shape>
  %ADiMat <shape>A m n</shape>
  %ADiMat <shape>n>=0</shape>
  % The adjoint of a sum is one number, which is added to what the adjoint of its argument is already. Where nothing
  % is there yet, it must be expanded.
  s = sum(x);
  z = s^2 + sum(x .* s) + mean(x(:)) * numel(x);
  p = x;
  for k = 1:3
    c = sum(p);
    p = p / (1 + c^2);
    z = z + c;
  end
  y = A * x;
  z = z + sum(y) + sum(A(:)) * sum(y .* y);
  if numel(x) > 2
    u = sum(p);
    p = p * 2;
    z = z * u;
  end
  z = z + sum(p .* x);
end
%@ at [0.5; -1.2; 2], [1 2 3; -1 0.5 2]
%@ at [0.5; 1.5], [1 2]
%@ at 0.7, 3
