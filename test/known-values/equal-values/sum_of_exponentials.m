function z = sum_of_exponentials(A)
  % The trace of a matrix exponential, by the values alone.
  z = sum(exp(eig((A + A') / 2)));
end
%@ at [2 0; 0 2]
%@ gradient {exp(2) * eye(2)}
%@ hessian exp(2) * [1 0 0 0; 0 0.5 0.5 0; 0 0.5 0.5 0; 0 0 0 1]
%@ none
