function z = handle_names(x, y)
  % Names of functions as strings, and functions of the library and of the user by their names.
  z = apply('sin', x) + apply(@twice, y) + apply('twice', x * y) + apply(@atan, y);
  method = 'cos';
  z = z + feval(method, x) + feval(@plus, x, y) * feval('power', y, 2);
end

function z = apply(f, x)
  z = feval(f, x) + 1;
end

function y = twice(x)
  y = 2 * x;
end
%@ at 0.4, 1.3
%@ analytic
