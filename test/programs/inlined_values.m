function y = inlined_values(s, v, A)
  % Small functions of structures, cells, matrices and empty arrays, in loops and in branches.
  y = 0;
  r = s;
  for k = 1:3
    r = moved(r, v, k);
    if k > 1
      y = y + energy(r) + weigh(A, v, k);
    else
      y = y + energy(s);
    end
    c = parts_of(v, k);
    y = y + sum(c{1}) * sum(c{2}(:)) + total(v(k + 1:end)) + total(v(1, end + 1:end));
    A = rank_one(A, v, k);
    y = y + total(A * v.') + A(k, 1);
  end
  for k = 1:0
    y = moved(r, v, k);
  end
  switch chosen(k, v)
    case 'small'
      y = y + total(v);
    otherwise
      y = y - total(v .^ 2);
  end
  y = y + total([]);
end
function r = moved(r, v, k)
  r.x = r.x + v(k) * r.m;
  r.h{k} = sin(r.x);
end
function e = energy(s)
  e = s.m * s.x^2 / 2;
  if isfield(s, 'h')
    e = e + s.h{end};
  end
end
function w = weigh(A, v, k)
  w = v * A * v.' / k;
end
function c = parts_of(v, k)
  c = {v(1:k), v.' * v};
end
function t = total(v)
  t = 0;
  for i = 1:numel(v)
    t = t + v(i)^2;
  end
end
function A = rank_one(A, v, k)
  A(:, k) = A(:, k) + v(k) * v.';
end
function name = chosen(k, v)
  name = 'large';
  if isempty(k) || k * v(1) < 0
    name = 'small';
  end
end
%@ at struct('x', 0.3, 'm', 1.5), [0.4 -0.7 1.1], [1 2 0; 0.5 -1 1; 2 0 3]
%@ analytic
