function p = potential(x, w)
  % The electric potential at x, 2 x 1, of two charges, one of which w moves.
  %
  %ADiMat <shape>x 2 1</shape>
  %ADiMat <shape>w scalar</shape>
  p = 1 / distance(x, [10; 10 - w]) + 1 / distance(x, [10; 0]);
end

function d = distance(x, y)
  d = sqrt(sum((x - y).^2));
end
