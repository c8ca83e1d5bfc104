function z = solved_within_handles(x, p)
  f = @(s, t) p .* s.^2 .* t;
  g = @(s) fzero(@(t) f(s, t) - x, 1);
  z = g(2) + fzero(@(u) both(f, u) - x, 1) + quad(@(s) g(s + 1), 0, 1);
  z = z + twice(@(s) integral(@(t) f(s, t), 0, x));
end

function v = both(f, u)
  q = @(s) f(s, u);
  v = q(1) + integral(q, 0, 1);
end

function v = twice(k)
  v = k(2) + k(0.5);
end
%@ at 0.7, 1.3
