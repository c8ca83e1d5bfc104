function args = full_arguments(args)
  % FULL_ARGUMENTS  The arguments, full where they are sparse: tangents in many directions have more than two dimensions, which are
  %   no factors of sparse matrices.
  for k = find(cellfun('isclass', args, 'double'))
    if issparse(args{k})
      args{k} = full(args{k});
    end
  end
end
