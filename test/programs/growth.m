function z = growth(x)
  y = [];
  for i = 1:numel(x)
    y(end + 1) = x(i)^2;
  end
  y(6) = x(1);
  B = x(1);
  B(2, 3) = x(end) * 2;
  v = x(:);
  v = [v; v(1) * 2];
  z = sum(y .* (1:numel(y))) + sum(B(:).^2) + prod(v);
end
%@ at [1 2 3]
%@ at [2; 3]
%@ at 4
%@ analytic
