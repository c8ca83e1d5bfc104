function z = broadcasting(a, b, c)
  t = a + b;
  t = t .* c - b ./ (2 + a.^2);
  z = sum(t(:).^2) + sum(sum(a .* (b - 1)));
end
%@ at [1 2 3], [0.5; 0.7], 2
%@ at 1.5, [0.5; 0.7], [1 2]
%@ at [1 2 3], 0.3, 2
%@ at zeros(1, 0), [1; 2], 3
%@ at [1 2; 3 4], [1 2; 3 5], [2; 3]
%@ analytic
