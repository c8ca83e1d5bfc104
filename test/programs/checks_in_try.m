function y = checks_in_try(A, n)
%@ at [1 2; 3 4], 2
%@ at [1 2; 3 4], 3
%@ at [1 2; 3 4], 1
%@ independents A
  % A check that fails in a try tells nothing behind it.
  t = 1;
  try
    if size(A, 1) ~= n || size(A, 2) ~= n
      error('my:id', 'no');
    end
    t = 2;
  catch
    n = 7;
  end
  if n <= 2
    B = A(1) * ones(n, n);
    y = sum(sum(A .* B)) * t;
  else
    B = A(1) * ones(n, 1);
    y = sum(B) * t + sum(A(:));
  end
end
