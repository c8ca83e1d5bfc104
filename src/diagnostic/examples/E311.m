function z = f(x)
  z = fzero(@inner, x);
  function y = inner(t)
    persistent n
    n = t;
    y = t - x;
  end
end
