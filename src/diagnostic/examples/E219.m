function z = f(x, y)
  %ADiMat <shape>x 1 n</shape>
  z = sum(x) * y;
end
%@ --shapes x=n,1
