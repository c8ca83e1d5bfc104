function z = growth_from_nothing(x)
  a = [];
  a(3) = x(1);
  b = x(2);
  b(2, 2) = x(1) * b(1);
  c = zeros(1, 0);
  for i = 1:numel(x)
    c(end + 1) = x(i) ^ 2;
    if i > 1
      b(i, 3) = c(i - 1);
    end
  end
  d = [];
  for i = 1:2
    d(end + 1, :) = x .* i;
  end
  e = [];
  e(2, 3) = 5 * x(1);
  e(:, :, 2) = x(2);
  z = sum(a) + sum(b(:)) + sum(c .* (1:numel(c))) + sum(d(:) .^ 2) + sum(e(:));
end
%@ at [1 2 3]
%@ at [1 2]
%@ analytic
%@ dimensions any
