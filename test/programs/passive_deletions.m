function z = passive_deletions(x, w, v)
  z = x * w(end) * v(1);
  w(end - 1) = [];
  v(:, end - 1) = [];
  z = z .* sin(x) * w(end) + w(1) * v(end);
  for k = 1:2
    z = z * x * w(end);
    w(end) = [];
  end
  w(w > 10) = [];
  z = z * sum(w);
end
%@ at 0.7, [1 2 3 4 5], [3 4]
%@ at 0.7, [1; 2; 3; 4; 5; 6], [5 6]
%@ independents x
%@ analytic
