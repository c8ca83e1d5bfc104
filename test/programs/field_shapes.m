function f = field_shapes(x, p, n)
  % What is told of fields holds until the structure, or another field, is written to.
  %ADiMat <shape>x n 1</shape>
  %ADiMat <shape>p.a scalar</shape>
  %ADiMat <shape>p.m.A n n</shape>
  %ADiMat <shape>p.v n 1</shape>
  if n > 2
    p.a = x;
  end
  f = sum(sin(x .* p.a));
  q = p;
  for k = 1:2
    f = f + sum(q.m.A * x) + sum(x .* q.v) * sum(scale(q, x));
    if k == 1
      q.v = [1, 2];
      q.m.A = 3;
    end
    q.v = q.v * 2;
  end
  r = p;
  if n == 1
    r = struct('a', 1, 'v', x(1), 'm', 0);
    if ~isfield(r, 'v') || ~isscalar(r.v)
      error('never');
    end
  end
  f = f + sum((x(1) + r.v) .* (x(1) + r.v));
  f = f + sum(x' * r.v);
  t = pick(p, x);
  f = f + sum(t(:));
end

function s = scale(q, x)
  s = x(1) * q.a;
end

function t = pick(p, x)
  if ~isfield(p, 'a') || ~isscalar(p.a)
    p.a = p.v;
  end
  t = (x + p.a) .* (x + p.a);
end
%@ at [0.3; 0.7], struct('a', 0.4, 'v', [0.3; -0.2], 'm', struct('A', [1 2; 3 4])), 1
%@ at 0.3, struct('a', 0.4, 'v', 0.3, 'm', struct('A', 2)), 1
%@ at [0.3; 0.7], struct('a', 0.4, 'v', [0.3; -0.2], 'm', struct('A', [1 2; 3 4])), 3
%@ independents x
