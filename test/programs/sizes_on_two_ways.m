function y = sizes_on_two_ways(x)
%@ at [1; 2; 3]
%@ at [1; 2]
%@ at 3
%@ at [1; 2; 3; 4]
  % On one way there are two elements less, on the other none.
  %ADiMat <shape>x n 1</shape>
  w = x .* 2;
  if numel(x) >= 3
    z = x(3:end) .* 3;
  else
    z = x .* 2;
  end
  v = z;
  if numel(z) == 1 || numel(z) == numel(w)
    v = z .* w;
  end
  y = sum(v) + w(1) + sum(ending(x) .* x(end));
  if numel(x) <= 3
    y = y + sum(ending(x) .* w);
  end
end

function z = ending(x)
  if numel(x) >= 3
    z = x(3:end) .* 3;
  else
    z = x .* 3;
  end
end
