function y = empty_index(x)
  % Parentheses without indices read all of a variable, field or cell
  w = x .^ 2;
  v = w();
  s.a = x;
  u = s.a();
  c = {w, x};
  y = v .* u() + x() + c{1}() .* s.a();
end
%@ at [1.2 0.3]
%@ analytic
