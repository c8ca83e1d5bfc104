function y = gaussian_of_norm(x)
  y = exp(-norm(x)^2);
end
%@ at [0; 0]
%@ hessian -2*eye(2)
