function [JFor, JVFor, JRev, JFD, JComplex, JTayFor, results, times, errors] = admAllDiff(f, varargin)
  % admAllDiff  The Jacobian of a function by all drivers.
  %   [JFor, JVFor, JRev, JFD, JComplex, JTayFor, results, times, errors] = admAllDiff(f, x1, …, xN, opts): a driver that fails
  %   leaves [] and its error in errors. results is the cell of the results of f; times and errors are structures with the fields
  %   F, f, r, d and c: seconds of a second call, and errors (MException, or []). JTayFor is [], as there is no such driver.
  %   Options of admOptions: x_modes (letters of 'Ffrdc', by default all), x_seedFor and x_seedRev (seeds of J * S and S * J).
  %
  %   Errors: Adjoinery:options; those of drivers are in errors.
  %
  %   Example:
  %     [JF, Jf, Jr, Jd, Jc] = admAllDiff(@(x) [x(1) * x(2); sin(x(1))], [0; 2]);
  %
  %   See also: admAllDiffMatrix, admDiffRev, adj.check
  [args, opts] = with_options(varargin);
  p = problem_of(f, varargin);
  modes = option(opts, 'x_modes', 'Ffrdc');
  if ~ischar(modes) || any(~ismember(modes, 'Fftrdc'))
    error('Adjoinery:options', 'x_modes holds letters of ''Ffrdc''.');
  end
  letters = 'Ffrdc';
  drivers = {@admDiffFor, @admDiffVFor, @admDiffRev, @admDiffFD, @admDiffComplex};
  found = cell(1, 5);
  times = struct();
  errors = struct();
  for k = 1:5
    times.(letters(k)) = NaN;
    errors.(letters(k)) = [];
    if any(modes == letters(k))
      seed = option(opts, 'x_seedFor', 1);
      if letters(k) == 'r'
        seed = option(opts, 'x_seedRev', 1);
      end
      try
        drivers{k}(f, seed, args{:}, opts);
        start = tic();
        found{k} = drivers{k}(f, seed, args{:}, opts);
        times.(letters(k)) = toc(start);
      catch problem
        errors.(letters(k)) = problem;
      end
    end
  end
  [JFor, JVFor, JRev, JFD, JComplex] = found{:};
  JTayFor = [];
  results = values_of(p, 1);
end

function value = option(opts, name, value)
  if isfield(opts, name)
    value = opts.(name);
  end
end

%!test
%! [JF, Jf, Jr, Jd, Jc, Jt, results, times, errors] = admAllDiff(@(x) [x(1) * x(2); sin(x(1))], [0; 2]);
%! assert({JF, Jf, Jr, Jc, Jt}, {[2 0; 1 0], [2 0; 1 0], [2 0; 1 0], [2 0; 1 0], []});
%! assert(Jd, [2 0; 1 0], 1e-8);
%! assert(results, {[0; 0]});
%! assert(isempty(errors.r) && times.r > 0);
%! [JF, Jf, Jr, Jd, Jc, Jt, results, times, errors] = admAllDiff(@(x) abs(x), [1; 2], admOptions('x_modes', 'rc'));
%! assert({JF, Jr, Jc}, {[], eye(2), []});
%! assert(errors.c.identifier, 'Adjoinery:analytic');
