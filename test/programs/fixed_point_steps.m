%@ at [1; 2], 0.1, 4
%@ at 1, 0.25, 1
%@ at 1, 0.25, 0
%@ independents u,h
function [u, s] = fixed_point_steps(u, h, n)
  % Implicit steps, each of which finds a fixed point: one after the other, in a function of its own.
  s = 0;
  for k = 1:n
    u = step(u, h / 2, k);
    s = s + h * sum(u .^ 2);
  end
end

function v = step(u, h, k)
  v = u;
  for iteration = 1:200
    %ADiMat <fixed-point tolerance="1e-13"/>
    new = u - h * v .^ 3 / k;
    change = norm(new - v);
    if change <= 1e-15
      v = new;
      break
    end
    v = new;
  end
end
