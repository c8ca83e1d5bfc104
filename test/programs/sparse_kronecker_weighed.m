function z = sparse_kronecker_weighed(a, b, w)
% SPARSE_KRONECKER_WEIGHED  Products of sparse arguments, of which the weights leave places out.
  z = full(sum(sum(kron(a, b) .* w))) + full(sum(sum(kron(b, a) .* (2 * w))));
end
%@ at sparse([1 2], [1 2], [2 3], 2, 2), sparse([1 2 1], [1 2 2], [1 4 5], 2, 2), sparse([1 2], [2 2], [1 3], 4, 4)
%@ at sparse([1 2], [1 2], [2 3], 2, 2), sparse([1 2 1], [1 2 2], [1 4 5], 2, 2), sparse(4, 4)
%@ dimensions any
