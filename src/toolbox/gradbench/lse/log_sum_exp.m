function y = log_sum_exp(x)
  % The logarithm of the sum of exponentials.
  %
  %ADiMat <shape>x n 1</shape>
  top = max(x);
  y = top + log(sum(exp(x - top)));
end
