function z = f(x)
  switch x
    case (y = 2)
      z = x;
  end
end
