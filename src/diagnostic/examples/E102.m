function z = f(x)
  disp('x);
  z = x;
end
