function pattern = nonzeros_near(matrix_at, args, wrt)
  % NONZEROS_NEAR  Where a matrix of derivatives has nonzeros: sparse and logical.
  %   pattern = adj.internal.nonzeros_near(matrix_at, args, wrt): matrix_at(args) is taken at the arguments, and where those in wrt have
  %   been moved a little: a derivative that is zero here by chance, as that of x^2 at 0, is none there. If the function has no
  %   value there, this point alone tells.
  pattern = sparse(matrix_at(args) ~= 0);
  try
    pattern = pattern | sparse(matrix_at(adj.internal.moved(args, wrt)) ~= 0);
  catch problem
    if strncmp(problem.identifier, 'Adjoinery:', 10) && ~strcmp(problem.identifier, 'Adjoinery:shape')
      rethrow(problem);
    end
  end
end
