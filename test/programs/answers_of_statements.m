function v = answers_of_statements(x)
  % The values of statements that assign them to nothing, which ans has
  x .^ 2;
  v = sum(ans(:));
  (x + 1);
  v = v + ans(1);
  scaled(x); printf('%g\n', v); x;
  v = v * ans;
  while v < 50
    v * 2;
    v = ans + x(1);
  end
  x(end)
  v = v + sin(ans);
  if v > 60
    v / 2;
  else
    ans = v;
  end
  s.a = {ans};
  s.a{1};
  half = @() ans / 2;
  pi;
  v = v + half() * ans;
end
function y = scaled(x)
  y = prod(x);
  y + 2;
end
%@ at [1 2 3]
%@ at [4 5]
