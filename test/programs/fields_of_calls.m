function z = fields_of_calls(x)
  % Fields of what calls give, and nested functions that are called as commands.
  z = g(x).a + sum(g(x).b.c(1:2)) + g(x(1)).b.('c')(1);
  q.r = g(2 * x);
  z = z .* sin(q.r.a(1)) + h(x).list{2}(1);
  function twice()
    z = z * 2;
  end
  twice
  if real(x(1)) > 0, twice, end
  z = sum(z);
end
function r = g(x)
  r.a = x .^ 2;
  r.b.c = [sin(x(:)); x(1)];
end
function r = h(x)
  r.list = {x, x .^ 3};
end
%@ at [0.3, 1.2]
%@ at [-0.4; 0.9]
%@ analytic
