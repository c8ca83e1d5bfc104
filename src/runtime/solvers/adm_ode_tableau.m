function [nodes, inner, outer, estimate] = adm_ode_tableau(solver)
% ADM_ODE_TABLEAU  The coefficients of the steps that follow a solver of differential equations.
%   [nodes, inner, outer, estimate] = adm_ode_tableau(solver): with the rates k of a step h from y at t in columns, the j-th
%   is that at t + nodes(j) * h of y + h * k * inner(:, j); the step leads to y + h * k * outer, where the last rate is taken,
%   and errs by some h * k * estimate ([]: that is not known). Those of 'ode45' and 'ode23' are their own, all others are
%   followed by implicit steps of sixth order.
%   Source: J. R. Dormand and P. J. Prince, A family of embedded Runge-Kutta formulae, J. Comput. Appl. Math. 6 (1980);
%   P. Bogacki and L. F. Shampine, A 3(2) pair of Runge-Kutta formulas, Appl. Math. Lett. 2 (1989);
%   E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, Springer 1996, IV.5.
  if strcmp(solver, 'ode45')
    nodes = [0; 1 / 5; 3 / 10; 4 / 5; 8 / 9; 1; 1];
    outer = [35 / 384; 0; 500 / 1113; 125 / 192; -2187 / 6784; 11 / 84; 0];
    estimate = outer - [5179 / 57600; 0; 7571 / 16695; 393 / 640; -92097 / 339200; 187 / 2100; 1 / 40];
    inner = zeros(7, 7);
    inner(1, 2) = 1 / 5;
    inner(1:2, 3) = [3; 9] / 40;
    inner(1:3, 4) = [44 / 45; -56 / 15; 32 / 9];
    inner(1:4, 5) = [19372 / 6561; -25360 / 2187; 64448 / 6561; -212 / 729];
    inner(1:5, 6) = [9017 / 3168; -355 / 33; 46732 / 5247; 49 / 176; -5103 / 18656];
  elseif strcmp(solver, 'ode23')
    nodes = [0; 1 / 2; 3 / 4; 1];
    outer = [2 / 9; 1 / 3; 4 / 9; 0];
    estimate = outer - [7 / 24; 1 / 4; 1 / 3; 1 / 8];
    inner = zeros(4, 4);
    inner(1, 2) = 1 / 2;
    inner(2, 3) = 3 / 4;
  else
    r = sqrt(5);
    nodes = [0; 5 - r; 5 + r; 10] / 10;
    outer = [1; 5; 5; 1] / 12;
    estimate = [];
    inner = zeros(4, 4);
    inner(:, 1) = [1; -r; r; -1] / 12;
    inner(:, 2) = [5; 15; 10 - 7 * r; r] / 60;
    inner(:, 3) = [5; 10 + 7 * r; 15; -r] / 60;
  end
  inner(:, end) = outer;
end
