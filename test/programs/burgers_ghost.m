function [u, energy] = burgers_ghost(u, nu, steps)
  % Burgers with ghost cells, values kept in a history.
  n = length(u);
  dt = 0.001;
  energy = 0;
  for t = 1:steps
    v = zeros(1, n + 2);
    v(2:end-1) = u;
    v(1) = v(2);
    v(end) = v(end-1);
    for i = 1:n
      u(i) = v(i+1) - dt * v(i+1) * (v(i+2) - v(i)) / 2 + nu * (v(i+2) - 2 * v(i+1) + v(i));
    end
    energy = energy + sum(u .* u);
  end
end
%@ at [0.1 0.3 0.7 0.9 0.4 0.2], 0.01, 4
%@ at [0.1; 0.3; 0.7; 0.9; 0.4; 0.2], 0.01, 1
%@ independents u, nu
%@ analytic
