function z = f(x)
  z = 0;
  step = 1;
  while step > 1e-9
    if z + step < x
      z = z + step;
    end
    step = step / 2;
  end
end
