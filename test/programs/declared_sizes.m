function z = declared_sizes(u, r, M, c)
  % Declared sizes are known to the derivative.
  arguments
    u (:,1) double
    r (1,:) double
    M (:,:) double
    c (1,1) double
  end
  for i = 1:3
    u = c * u + M * (u .* c);
    r = r + c .* r(end:-1:1);
    M = c * M + u * r;
  end
  z = [r * u, c * sum(u), sum(r .* c) / c, sum(M(:)) * c];
end
%@ at [0.3; -0.6], [0.2 0.9], [0.1 0.2; -0.3 0.4], 0.5
%@ at 0.3, 0.2, 0.1, 0.5
%@ at zeros(0, 1), zeros(1, 0), zeros(0, 0), 0.5
%@ independents u, r, M, c
%@ analytic
