function y = shrinking_calls(x, n)
%@ at [1 2 3], 0
%@ at [1 2 3], 2
%@ at 1, 4
%@ independents x
  % Calls of itself with fewer elements, or more.
  %ADiMat <shape>x 1 k</shape>
  %ADiMat <shape>n scalar</shape>
  y = sum(rec(x, n) .* x(1)) + sum(sum(rec(x', n) .* x));
end

function z = rec(x, n)
  if isempty(x)
    z = 1;
    return
  end
  if n == 0
    z = x;
    return
  end
  if numel(x) == 1
    z = rec([x x], n - 1);
  else
    z = rec(x(1:end - 1), n - 1) .* x(1);
  end
end
