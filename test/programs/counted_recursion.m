function [a, b] = counted_recursion(x, n)
  
  a = x * nargout;
  b = x ^ 2;
  if n > 0
    [c, d] = counted_recursion(a, n - 1);
    b = b + d * counted_recursion(b, n - 1) + c;
  end
end
%@ at 0.7, 2
%@ independents x
