function z = argument_checks(x, n, m)
  narginchk(1, 3);
  if ~exist('m', 'var') || isempty(m)
    m = 2;
  end
  z = part(x) + part(x, n) + part(x, [], m) + total(x) + total(x, 3) + total(x, 4, 5);
  if exist('OCTAVE_VERSION', 'builtin')
    z = z * 2;
  else
    z = z * 2;
  end
end
function b = part(a, s, r)
  narginchk(1, 3);
  nargoutchk(1, 1);
  if ~exist('s', 'var') || isempty(s), s = 3; end
  if ~exist("r"), r = s + 1; end
  b = a ^ s * r;
end
function t = total(x, varargs, more)
  error(nargchk(1, 3, nargin));
  function add(v)
    if nargin < 1
      v = x;
    end
    t = t + v * x;
  end
  t = 0;
  add();
  add(2);
  if nargin > 1, add(varargs); end
  if nargin > 2
    add(more);
  else
    return
  end
  t = t * 2;
end
%@ at 0.7, 2, 3
%@ independents x
%@ analytic
