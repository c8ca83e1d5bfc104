function pattern = detected_pattern(f, args, wrt, options, mode)
  % DETECTED_PATTERN  Where the Jacobian of a function may have nonzeros: by index sets, or, of programs for which they are refused, where
  %   it has some here or near here.
  try
    pattern = adj.internal.index_sets(f, args, wrt, options.output, options);
  catch
    pattern = adj.internal.nonzeros_of(f, args, wrt, options, mode);
  end
end
