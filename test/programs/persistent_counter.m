function z = persistent_counter(x)
  reset_counter();
  z = 0;
  while counter(x) < 5
    z = z + x ^ 2 * counter(x);
  end
end
function k = counter(v, r)
  persistent n
  if nargin > 1 || isempty(n)
    n = 0;
    k = 0;
    return
  end
  n = n + v;
  k = n;
end
function reset_counter()
  counter(0, 1);
end
%@ at 0.8
%@ at 0.3
%@ analytic
