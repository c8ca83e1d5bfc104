function z = handles_in_fields(x, p)
  % Handles in fields of structures: they capture active values and are called where these are no longer the same.
  model.rate = p(1);
  model.rhs = @(t, y) -model.rate * y + sin(t) * p(2);
  model.out.weigh = @(y) p(2) * y.^2;
  model.out.scale = @exp;
  p(2) = 3;
  y = x;
  for k = 1:3
    y = y + 0.1 * model.rhs(0.1 * k, y);
  end
  w = model.out;
  z = sum(w.weigh(y)) + sum(model.out.scale(-y)) * p(2);
  z = z + feval(model.out.weigh, y(1)) + feval(w.scale, y(end));
end
%@ at [0.4; -0.7], [1.3 0.8]
%@ at 2, [1.3 0.8]
%@ analytic
