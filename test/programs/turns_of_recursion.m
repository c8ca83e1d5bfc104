function y = turns_of_recursion(x, n)
%@ at [1; 2; 3], 3
%@ at 2, 3
%@ independents x
  % Sizes of a function that calls itself with what lies the other way.
  %ADiMat <shape>x m 1</shape>
  %ADiMat <shape>n scalar</shape>
  z = rec(x, n);
  if size(z, 1) == 1
    y = sum(z .* x);
  else
    y = sum(z) + x(1);
  end
end

function z = rec(x, n)
  if n <= 0
    z = sum(x .^ 2, 1);
  elseif mod(n, 2) == 0
    z = rec(x', n - 1)';
  else
    z = x .* rec(x, n - 1);
  end
end
