function y = scalars_beside_text(x, m, class)
  % Text beside values, and the model of a class, say nothing of sizes.
  z = zeros(1, 2);
  y = sum(sum(m * x * m)) + sum(class * x(1));
  z(1) = cast(x(1), 'like', m);
  z(2) = cast(x(end), class);
  s = gammainc(x(1), 2, 'upper');
  t = cast(x(1), 'double');
  y = y * sum(z) + sum(x(1) * (1:5) .* s) + sum(x(1) * (1:6) .* t);
  t = cast(x(1), 'like', m);
  y = y + sum(x(1) * m(:) .* t);
  t = cast(x(1), class);
  y = y + sum(x(1) * double(class) .* t);
end
%@ at [0.4 0.7; 0.2 0.3], [1.2 0.4; -0.2 0.3], 'double'
%@ at 0.4, [1.2 0.4; -0.2 0.3], 'double'
%@ independents x
