function [y, w] = inner_assignments (x, dim)
  # Octave's idioms: assignments as operands, chained ones, counters in indices, a default behind ||.
  sz = size (x);
  if (nargin < 2 || isempty (dim))
    (dim = find (sz > 1, 1)) || (dim = 1);
  endif
  k = 1;
  c = {x, 2 * x};
  w = c{k++} .* c{k}(1) + (q = sum (x(:)))^2 * q;
  s = zeros (2, 2);
  s(1,2) = s(2,1) = t = q * x(end);
  n = numel (x);
  m = 0;
  while (n -= 1) > 0 && (v = x(n)) > -9
    m += v * n;
    if (mod (n, 2) == 0 && (u = v ^ 2) > 1) || (u = v) < 0
      m += u * x(1);
    elseif (h = 3 * v) > 2
      m -= h;
    endif
  endwhile
  do
    w(1) *= 1.1;
  until (k += 1) > 4
  m += cumsum (x(:))(end) * (q = real (x(end)) ^ 2) + sum (x(1:end) .* (q * x(1)))(1);
  for i = (lo = 2):(hi = min (3, numel (x)))
    w(i) += lo * hi * x(i);
  endfor
  switch (kind = dim)
    case 1
      (a = b = x(1) * 2) + 1;
    otherwise
      a = b = x(1) * 3;
  endswitch
  y = sum (x, dim) * (e = 2) + e * sum (s(:)) + m + (e++ + e) * a * b + (f = a) * (f += b) * f;
endfunction
%@ at [1.5 -2.2 0.7 1.2], []
%@ at [1.5; 2.2; -0.7], 1
%@ at [0.5 1.2; 2.1 0.3], 2
%@ at 1.3, []
%@ independents x
