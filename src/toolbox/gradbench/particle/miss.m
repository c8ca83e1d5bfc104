function y = miss(w, force)
  % The square of the distance from the origin at which the particle meets the axis, by steps of Euler's method.
  %
  %ADiMat <shape>w scalar</shape>
  h = 0.1;
  x = [0; 8];
  v = [0.75; 0];
  next = x + h * v;
  while next(2) > 0
    v = v + h * force(x, w);
    x = next;
    next = x + h * v;
  end
  meeting = x - x(2) / v(2) * v;
  y = meeting(1)^2;
end
