function [z, w] = handles_in_given_structures(x, s, t)
  % Fields of structures that are given get handles, which give several results.
  s.nl = @square;
  s.scale = @(v) v * s.factor;
  [z, w] = through(x, s);
  if ~isfield(t, 'pair')
    t.pair = @square;
  end
  [r, d] = t.pair(x(1:2));
  z = z + feval(s.scale, sum(r)) * d(1);
end

function [z, w] = through(x, s)
  [r, d] = s.nl(x);
  q = feval(s.nl, d(2));
  z = sum(r) + q;
  w = d(1) * r(end);
end

function [y, d] = square(x)
  y = x .^ 2;
  d = 3 * x;
end
%@ at [0.9; 0.4; 2], struct('factor', 2, 'nl', 'none'), struct('c', 1)
%@ at [0.3 1.4], struct('factor', -1), struct()
%@ independents x
%@ analytic
