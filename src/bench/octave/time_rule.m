function time_rule(id, kind, f, a_f, tries, active, outputs, varied)
  % TIME_RULE  Print how long the adjoint of a function takes, in multiples of the function, for large arguments.
  %   time_rule(id, kind, f, a_f, tries, active, outputs, varied): tries is a cell of cells of texts of arguments, active the
  %   positions of those that the derivative is taken by, outputs the number of results and varied the positions of those
  %   that have adjoints. Prints "<id>|<milliseconds of f>|<multiple>|<sizes>"; "<id>|none" where no try could be enlarged.
  % A function may take up to the cube of the factor by which its arguments are larger, in time and in memory.
  factor = 5;
  enough = 0.2 / factor^3;
  tries = cellfun(@(it) cellfun(@eval, it, 'UniformOutput', false), tries, 'UniformOutput', false);
  [~, order] = sort(cellfun(@(it) sum(cellfun(@numel, it(active))), tries), 'descend');
  for t = order
    args = {};
    for size_divisor = factor .^ [2 1 0]
      larger = enlarged(tries{t}, active, strcmp(kind, 'elementwise'), size_divisor);
      z = cell(1, outputs);
      got = cell(1, numel(active) + outputs);
      try
        [z{:}] = f(larger{:});
        tic;
        [z{:}] = f(larger{:});
        own = toc;
        seeds = cellfun(@(it) ones(size(it)), z(varied), 'UniformOutput', false);
        [got{:}] = a_f(larger{:}, seeds{:});
      catch
        break
      end
      args = larger;
      with_seeds = [args, seeds];
      if own > enough
        break
      end
    end
    if ~isempty(args)
      own = median_time(f, args, outputs);
      adjoint = median_time(a_f, with_seeds, numel(got));
      sizes = cellfun(@(it) sprintf('%dx%d', rows(it), columns(it)), args, 'UniformOutput', false);
      printf("%s|%g|%g|%s\n", id, 1e3 * own, adjoint / own, strjoin(sizes, ' '));
      return
    end
  end
  printf("%s|none\n", id);
end

function args = enlarged(args, active, is_elementwise, divisor)
  % 1e5 elements where the function is elementwise; otherwise 200 rows or columns of matrices, 2000 elements of vectors;
  % so many times fewer where these take too long.
  if is_elementwise
    for k = active
      args{k} = args{k}(1) .* (1 + 1e-7 .* (0:99999)');
    end
    return
  end
  widest = max(cellfun(@(it) max(size(it)), args(active)));
  wanted = 2000;
  if any(cellfun(@(it) ~isvector(it), args(active)))
    wanted = 200;
  end
  factor = max(1, round(wanted / divisor / widest));
  for k = 1:numel(args)
    it = args{k};
    if isnumeric(it) && ~isscalar(it) && (any(k == active) || max(size(it)) == widest)
      args{k} = grown(it, factor);
    end
  end
end

function y = grown(x, factor)
  if isvector(x)
    % Points that rise go on rising.
    y = interp1(1:numel(x), x(:), linspace(1, numel(x), factor * numel(x))(:));
    if isrow(x)
      y = y.';
    end
  else
    % Blocks keep a matrix regular, definite or triangular; what is added keeps eigenvalues apart.
    y = kron(diag(linspace(1, 2, factor)), x);
  end
end

function t = median_time(f, args, outputs)
  got = cell(1, outputs);
  iterations = 0;
  tic;
  while toc < 0.01
    [got{:}] = f(args{:});
    iterations += 1;
  end
  times = zeros(1, 3);
  for k = 1:3
    tic;
    for j = 1:iterations
      [got{:}] = f(args{:});
    end
    times(k) = toc / iterations;
  end
  t = median(times);
end
