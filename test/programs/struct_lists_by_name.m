function z = struct_lists_by_name(x)
  % Fields of all elements of a structure array, by names that are written or computed.
  s(1).a = x(1); s(2).a = x(2) * x(3);
  n = 'a';
  v = [s.(n)];
  w = {s.a};
  t = vertcat(s.a);
  [p, q] = s.a;
  z = sum(v.^2) + w{2} + prod(t) + p * q;
end
%@ at [1 2 3]
%@ at [0.3 -0.7 1.4]
%@ analytic
