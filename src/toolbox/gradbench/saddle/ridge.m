function z = ridge(x, start, slope)
  % The greatest height at x.
  %
  %ADiMat <shape>x 2 1</shape>
  %ADiMat <shape>start 2 1</shape>
  z = height(x, top(x, start, slope));
end
