function z = classes_by_name(x)
  % The names of classes of numbers that are not rounded, told by a variable and by a value.
  kind = class(x);
  z = zeros(1, 2, kind) + ones(1, 2, class(x(1)));
  z = z * cast(2, kind);
  z(1) = x(1) * x(2);
  z = sum(z .* x);
end
%@ at [0.4 1.2]
%@ analytic
