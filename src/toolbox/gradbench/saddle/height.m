function z = height(x, y)
  % A saddle over x and y, 2 x 1 both: a valley along x, a ridge along y.
  %
  %ADiMat <shape>x 2 1</shape>
  %ADiMat <shape>y 2 1</shape>
  z = sum(x.^2) - sum(y.^2);
end
