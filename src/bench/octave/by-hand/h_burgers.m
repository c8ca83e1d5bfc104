function [a_u, nr_J] = h_burgers(u, nu, dt, steps, a_J)
% H_BURGERS  Adjoint of burgers by hand.
%   [a_u, nr_J] = h_burgers(u, nu, dt, steps, a_J): the states are the tape. The shifts to the right and to the left
%   are the transposes of each other, so that a reverse step has the form of a step.
  n = numel(u);
  h = 1 / n;
  right = [2:n, 1];
  left = [n, 1:n-1];
  tape = cell(1, steps);
  for t = 1:steps
    tape{t} = u;
    flux = u.^2 / 2;
    du = -(flux(right) - flux(left)) / (2 * h) + nu * (u(right) - 2 * u + u(left)) / h^2;
    u = u + dt * du;
  end
  nr_J = h * sum(u.^2) / 2;
  a_u = (a_J * h) * u;
  % reverse sweep
  c1 = dt * nu / h^2;
  c2 = dt / (2 * h);
  for t = steps:-1:1
    al = a_u(left);
    ar = a_u(right);
    a_u = a_u + c1 * (al + ar - 2 * a_u) + c2 * (ar - al) .* tape{t};
  end
end
