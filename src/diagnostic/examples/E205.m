function f(x)
  disp(x^2);
end
