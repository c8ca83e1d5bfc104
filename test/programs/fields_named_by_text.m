function z = fields_named_by_text(x, p)
  % What is written to a field whose name is computed is read through its name, and the other way round.
  n = 'f';
  s.g = 2;
  s.(n).p.q = p^2;
  z = s.f.p.q * x;
  t.h.p = p;
  s.(n) = t;
  z = z * scaled(s.f.h, x);
  s = struct('first', struct('p', p), 'second', struct('p', x));
  names = fieldnames(s);
  for k = 1:numel(names)
    z = z + scaled(s.(names{k}), k);
  end
end

function y = scaled(f, x)
  y = f.p * x;
end
%@ at 0.7, 1.3
%@ analytic
