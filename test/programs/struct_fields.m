function z = struct_fields(x, y)
  % values kept in the fields of a structure, written over and read again
  q.a = x .^ 2;
  q.b = sin(y);
  q.n = 3;
  q.a = q.a * q.n + q.b;
  q.sub.left = q.a(1) * y;
  q.sub.right = q.a;
  q.sub.right(2) = q.sub.left ^ 2;
  q.b = q.sub.right(end) - q.b;
  z = sum(q.a) * q.b + sum(q.sub.right .* x);
end
%@ at [0.3 0.7 -0.2], 0.4
%@ at [0.3; 0.7; -0.2], 0.4
%@ independents x, y
