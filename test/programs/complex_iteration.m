function z = complex_iteration(x, n)
  z = 0;
  w = x(1);
  for k = 1:n
    w = w ^ 2 + x(2);
    if abs(w) > 4
      w = w / abs(w);
    end
    z = z + conj(w) * k;
  end
  z = z * w;
end
%@ at [0.3+0.2i, -0.4+0.6i], 5
%@ at [0.3, -0.4], 5
%@ at [1.3, -0.4i], 5
%@ independents x
