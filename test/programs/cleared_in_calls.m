function z = cleared_in_calls(x)
  % What a call of clear names begins anew with a part.
  y = x .^ 2;
  w = x;
  z = sum(y) + prod(w);
  clear('y', "w");
  y(2) = x(1);
  z = z + sum(y .^ 2);
end
%@ at [1 2 3]
%@ analytic
