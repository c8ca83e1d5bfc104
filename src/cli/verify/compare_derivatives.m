function compare_derivatives(label, f, adjoint, tangent, args, how)
  % COMPARE_DERIVATIVES  Print how a generated adjoint, or tangent, compares with other derivatives.
  %   compare_derivatives(label, f, adjoint, tangent, args, how): see program_at; how.tolerance is the relative deviation from
  %   differences that is allowed; how.plot, where there is such a field, the file of a picture (plot_slopes). Arguments may be structs and cells of numbers. Adjoints carry (dRe f/dRe x, -dRe f/dIm x):
  %   Re(sum(a_z .* dz)) = Re(sum(a_x .* dx)).
  %   Prints lines of fields between tabs, of which the label is the second: for each independent '@argument', its position
  %   and size, and what compare_argument says of it; then '@value' with the largest difference between results of f and of its
  %   derivatives, and why one of these is missing. A line '@failed' has the message of an error that ended it.
  try
    p = program_at(f, adjoint, tangent, args, how);
    [value, missing] = deal(p.value, p.missing);
    for position = p.independents(p.independents <= numel(p.args))
      it = compare_argument(p, position);
      value = max(value, it.value);
      if ~isempty(it.missing)
        missing = it.missing;
      end
      printf("\n@argument\t%s\t%d\t%s\t%d\t%g\t%g\t%g\t%s\t%s\t%s\t%s\n", label, position, size_text(p.args{position}), ...
        it.count, it.dot, it.differences, it.steps, it.verdict, it.stuck, on_one_line(it.problem), on_one_line(it.reason));
    end
    printf("\n@value\t%s\t%g\t%s\n", label, value, on_one_line(missing));
    if isfield(how, 'plot')
      plot_slopes(p, how.plot);
    end
  catch problem
    printf("\n@failed\t%s\t%s\n", label, on_one_line(problem.message));
  end
end

function text = on_one_line(text)
  text = strtrim(regexprep(text, '\s+', ' '));
end

function text = size_text(x)
  text = sprintf('%dx', size(x));
  text = [text(1:end - 1), ' ', class(x)];
end
