function y = tanh(x)
  y = x ^ 2;
end
