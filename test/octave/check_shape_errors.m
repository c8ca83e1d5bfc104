function report = check_shape_errors(name, a_f, args, independents, dependents, g_f, d_f)
% CHECK_SHAPE_ERRORS  Whether derivatives refuse arguments that do not have the shapes that were told of them.
%   report = check_shape_errors(name, a_f, args, independents, dependents, g_f, d_f): '' if the adjoint a_f, the tangent g_f
%   and that in many directions d_f (or []) all end with the error Adjoinery:shape, otherwise one line. args is a cell
%   array; independents are positions of arguments, dependents is a number of results.
  report = '';
  moved = {};
  for k = 1:numel(args)
    if any(independents == k)
      moved = [moved, args(k)];
    end
    moved = [moved, args(k)];
  end
  seeds = repmat({1}, 1, dependents);
  calls = {@() a_f(args{:}, seeds{:}), @() g_f(moved{:}), @() d_f(moved{:})};
  calls([false, isempty(g_f), isempty(d_f)]) = [];
  for k = 1:numel(calls)
    try
      calls{k}();
      report = sprintf('%s: derivative %d takes other shapes than those that were told', name, k);
    catch problem
      if ~strcmp(problem.identifier, 'Adjoinery:shape')
        report = sprintf('%s: derivative %d refuses other shapes with %s', name, k, problem.message);
      end
    end
  end
end
