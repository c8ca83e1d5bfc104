function y = cosine_of_length(x)
  y = cos(norm(x));
end
%@ at [0; 0]
%@ gradient {[0; 0]}
%@ hessian -eye(2)
%@ none
