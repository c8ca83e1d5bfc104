function err = weight_error(w)
  % How far weights are from one.
  %
  %ADiMat <shape>w 1 p</shape>
  err = 1 - w.^2;
end
