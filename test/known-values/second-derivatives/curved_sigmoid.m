function y = curved_sigmoid(x)
  y = sum(1 ./ (1 + exp(-x)));
end
%@ at [1000 -1000 0]
%@ hessian zeros(3)
