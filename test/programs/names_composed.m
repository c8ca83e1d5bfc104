function y = names_composed(x, k)
  % names of functions that strcat and sprintf put together
  kinds = {'rising', 'falling'};
  f = str2func(strcat('names_', kinds{k}));
  y = f(x) + feval(sprintf('names_%s', kinds{3 - k}), x);
  order = sprintf('names_order_%d', k);
  y = y * feval(order, x);
end

function y = names_rising(x)
  y = exp(x);
end

function y = names_falling(x)
  y = exp(-2 * x);
end

function y = names_order_1(x)
  y = x;
end

function y = names_order_2(x)
  y = x^2;
end
%@ at 0.6, 1
%@ at 0.6, 2
%@ independents x
