function z = integrals_in_loops(x, n)
  % Integrals of integrals, in loops and behind handles that are chosen; what changes later does not count.
  c = x(1);
  z = zeros(1, n);
  for k = 1:n
    if k > 1
      h = @(t) c * t.^k;
    else
      h = @(t) exp(c * t);
    end
    c = c * x(2);
    z(k) = area(h, x(2), k) + fzero(@(u) integral(@(t) c * t + k, 0, u) - 0.3, 1);
  end
  inner = @(t) integral(@(s) s.^2 * t + x(1) * s, 0, t, 'AbsTol', 1e-13, 'RelTol', 1e-13);
  z = z * quadv(inner, 0, x(2), 1e-12);
end

function q = area(h, upper, k)
  q = integral(h, 0, upper, 'RelTol', 1e-13, 'AbsTol', 1e-13) / k;
end
%@ independents x
%@ at [0.8, 1.2], 3
%@ at [1.1, 0.7], 1
