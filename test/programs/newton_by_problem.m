function x = newton_by_problem(a, x0)
  % Newton's method for a problem that consists of handles; the problem is handed down.
  problem.residual = @(x) x.^3 - a .* x - 1;
  problem.slope = @(x) 3 * x.^2 - a;
  problem.limit = 1e-14;
  problem = accelerate(problem, 1);
  x = solve(problem, x0);
end

function problem = accelerate(problem, by)
  slope = problem.slope;
  problem.slope = @(x) slope(x) / by;
end

function x = solve(problem, x)
  for k = 1:40
    d = update(problem, x);
    x = x - d;
    if max(abs(d)) < problem.limit
      break
    end
  end
end

function d = update(problem, x)
  d = problem.residual(x) ./ problem.slope(x);
end
%@ at [0.7 1.2], [1.5 1.8]
%@ at 1.5, 2
