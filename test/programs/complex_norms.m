function z = complex_norms(A)
  z = norm(A, 'fro') + norm(A) + norm(A, 1) + norm(A(:), 3) + sum(vecnorm_of(A));
end
function n = vecnorm_of(A)
  n = sqrt(sum(abs(A) .^ 2));
end
%@ at [1+1i, 2; 3i, 4-1i]
