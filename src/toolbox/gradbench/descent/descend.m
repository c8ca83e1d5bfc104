function x = descend(f, gradient, x)
  % A minimum of f by gradient descent: the step size doubles after ten steps that went down, and halves after one that did not.
  y = f(x);
  g = gradient(x);
  rate = 1e-5;
  successes = 0;
  while sqrt(sum(g.^2)) > 1e-5
    if successes == 10
      rate = 2 * rate;
      successes = 0;
    end
    next = x - rate * g;
    if sqrt(sum((next - x).^2)) <= 1e-5
      break
    end
    value = f(next);
    if value < y
      x = next;
      y = value;
      g = gradient(x);
      successes = successes + 1;
    else
      rate = rate / 2;
      successes = 0;
    end
  end
end
