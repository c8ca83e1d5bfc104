function z = shared_globals(x)
  global total
  total = 1;
  z = total * g(x) + g(2 * x);
  if z > 3
    z = z + total;
    return
  end
  z = z * 2;
end
function b = g(a)
  global total
  total = total + a;
  b = total;
end
%@ at 2
%@ at 0.1
%@ analytic
