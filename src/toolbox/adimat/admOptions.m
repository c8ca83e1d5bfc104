function opts = admOptions(varargin)
  % admOptions  Options for the drivers admDiffRev, admDiffFor, admHessian, …, by ADiMat's names.
  %   opts = admOptions(NAME, VALUE, …) gives a structure with all options; those not named have their default. A structure as the
  %   first argument is taken in the place of the defaults.
  %
  %   Names (abbreviations in brackets) that the drivers follow:
  %     independents (i), dependents (d)   positions of arguments and results, a rising row; [] means all
  %     nargout, functionResults (r)       how many results there are; of functionResults only the count is read
  %     mode (m)                           admDiff: 'r', 'f', 'F', 'd' (differences), 'c' (complex step)
  %     JPattern (JP), jac_nzpattern       where the Jacobian may have nonzeros: it is compressed, and becomes sparse;
  %                                        'auto': where it has some here and near here, kept for the next calls
  %     coloringFunction, coloringFunctionArgs, coloringFunctionColorArgNum, coloring   (with JPattern)
  %     derivOrder (o), fdMode, fdStep, fdAccuracyOrder, complexStep
  %     reverseModeSwitch, hessianStrategy, seedRev, admDiffFunction
  %     parameters (p), toolchain (T), outfile, flags (f)   admTransform
  %   Accepted, and without effect, as nothing here depends on them: derivClassName (c), derivClassType, taylorClassName,
  %   scalarModeSwitch, autopathchange, stack (s), nochecks, check…, forceTransform, clearFunctions, functionHandles,
  %   admtransformProgram, functionEvaluation, t2formode, debug, dontPlot.
  %   Names that begin with x_ are free. The drivers follow x_block (directions in one block), x_checkPattern (0 leaves out the
  %   check of JPattern by one more product), x_checkAnalytic (0: that of admDiffComplex), x_shapes ('any') and
  %   x_set ({'name=value', …}, options of the transformation).
  %
  %   Errors: Adjoinery:options for unknown names, with the nearest one, and for values that do not fit.
  %
  %   Example:
  %     opts = admOptions('i', [1 3], 'JPattern', speye(4));
  %
  %   See also: admDiffRev, admDiffFor, admTransformParameters, admStackOptions
  [names, values, short] = option_names();
  first = 1;
  if nargin > 0 && isstruct(varargin{1})
    opts = varargin{1};
    first = 2;
  else
    opts = cell2struct(values, names, 2);
  end
  if mod(nargin - first + 1, 2) ~= 0 || ~iscellstr(varargin(first:2:end))
    error('Adjoinery:options', 'admOptions takes names and values.');
  end
  for k = first:2:nargin
    name = varargin{k};
    at = find(strcmp(name, short(1, :)), 1);
    if ~isempty(at)
      name = short{2, at};
    end
    opts.(name) = varargin{k + 1};
  end
  check_options(opts);
end

%!test
%! o = admOptions('i', [1 3], 'JP', speye(2), 'x_mine', 7);
%! assert(o.independents, [1 3]);
%! assert(full(o.JPattern), eye(2));
%! assert(o.x_mine, 7);
%! assert(o.fdMode, 'central');
%! assert(admOptions(o, 'o', 2).derivOrder, 2);
%! assert(admOptions(o, 'o', 2).independents, [1 3]);
%!error <did you mean 'independents'> admOptions('indepentents', 1)
%!error <rising> admOptions('i', [2 1])
%!error <names and values> admOptions('i')
