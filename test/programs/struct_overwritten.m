function z = struct_overwritten(x)
  % fields come, change their kind, and go
  q = [];
  q.a = x;
  z = sum(q.a);
  q.a = {x, 2};
  z = z + sum(q.a{1}) * q.a{2};
  q.a = 3;
  q = struct('a', q.a * x);
  z = z * sum(q.a);
  q(2).a = x .^ 2;
  q(1) = [];
  z = z + sum(q.a);
  q = x(1);
  z = z * q;
end
%@ at [0.3 0.7]
%@ independents x
