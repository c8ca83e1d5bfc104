function [w, p] = moved_adjoints(z, w)
  % Adjoints of temporaries that are copies of one that is incremented in part.
  w = z(1);
  w = w + (w(1) .\ w);
  b = g(2, z);
  d = g(z, 1);
  p = b;
  c = z;
  c(:) = c;
  p = p + sum(c .* c);
end

function d = g(b, x)
  d = b;
end
%@ at [1.8 -2.1], 3
%@ independents z, w
