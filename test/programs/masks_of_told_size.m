function y = masks_of_told_size(x, A, m, k)
%@ at [1 2 3], [1 2; 3 4; 5 6], [false true false], [true; true; false]
%@ at [1 2 3], [1 2; 3 4; 5 6], [2 2 3], [3; 1; 1]
%@ independents x, A
  % An index of a known size may be a mask, which names fewer elements.
  %ADiMat <shape>x 1 n</shape>
  %ADiMat <shape>m 1 n</shape>
  %ADiMat <shape>A n 2</shape>
  %ADiMat <shape>k n 1</shape>
  z = x(m);
  w = A(k, :);
  y = sum(z(1) .* x) + sum(sum(w(1:2, :) .* w(1, :)));
  if numel(z) == 1
    y = y + sum(z .* x);
  end
end
