function z = recursion(x, n)
  if n <= 0
    z = 1;
  elseif n == 1
    z = x;
  else
    z = recursion(x, n - 1) * x + recursion(x, n - 2) * 0.5;
  end
end
%@ at 0.7, 5
%@ at 0.7, 1
%@ at 0.7, 0
%@ independents x
%@ analytic
