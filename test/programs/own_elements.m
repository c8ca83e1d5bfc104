function [w, v] = own_elements(z, v)
  % A variable and its own elements in one sum: its adjoint is incremented while it is read.
  w = z(1);
  w = w + (w(1) .\ w);
  w = w + w(1) .* sin(w(1));
  v = v(2) * v + v(:, end) .* v;
end
%@ at [1.8 -2.1], [3 4]
%@ analytic
