function z = well_behaved(x, y)
  % Nothing is expanded, reshaped or grown here, though it takes the shapes of the arguments to know it.
  u = zeros(1, 3);
  u(2) = x(1) .* y(2);
  u(1) = sin(x(2));
  w = x + u;
  for k = 1:3
    w = w .* y;
    u(k) = w(k);
  end
  u(2:3) = joined(w(1:2), u(2:3));
  z = sum(u);
end

function c = joined(a, b)
  c = a .* b - cos(b);
end
%@ analytic
%@ at [1 2 3], [0.5 0.3 -0.2]
%@ at [-0.3 0.2 0.1], [1.5 -0.4 0.8]
