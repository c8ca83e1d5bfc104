function time_gradient(title, name, results, args)
% TIME_GRADIENT  Print the times of a program's gradients, in multiples of the program.
%   time_gradient(title, name, results, args): compares a_NAME (shapes told), untold_NAME and h_NAME (by hand), of which
%   the first `results` results are the gradient. taped_NAME and taped_h_NAME are the first and the last of them, and leave the
%   bytes of their tapes in a global variable. Prints
%   "<title>|<milliseconds of the program>|<told>|<untold>|<by hand>|<deviation>|<bytes told>|<bytes by hand>", where
%   the deviation is the largest of both from the adjoint by hand, relative to its largest element, or to 1.
  global bytes_of_tape
  adjoints = cellfun(@str2func, {['a_' name], ['untold_' name], ['h_' name]}, 'UniformOutput', false);
  gradients = cellfun(@(it) gradient_of(it, results, args, 1.5), adjoints, 'UniformOutput', false);
  deviation = max(deviation_of(gradients{1}, gradients{3}), deviation_of(gradients{2}, gradients{3}));
  bytes = zeros(1, 2);
  taped = {['taped_' name], ['taped_h_' name]};
  for i = 1:2
    gradient_of(str2func(taped{i}), results, args, 1);
    bytes(i) = bytes_of_tape;
  end
  f = str2func(name);
  calls = cellfun(@(it) @() it(args{:}, 1), adjoints, 'UniformOutput', false);
  T = cpu_times([{@() f(args{:})}, calls], 7, 0.03);
  ratios = median(T ./ T(:, 1), 1);
  printf('%s|%g|%g|%g|%g|%g|%d|%d\n', title, 1e3 * median(T(:, 1)), ratios(2:4), deviation, bytes);
end

function g = gradient_of(adjoint, results, args, seed)
  g = cell(1, results);
  [g{:}] = adjoint(args{:}, seed);
end

function d = deviation_of(g, wanted)
  % NaN where elements are missing or no numbers: max(0, NaN) would be 0.
  d = 0;
  for i = 1:numel(wanted)
    distances = abs(full(g{i}(:) - wanted{i}(:)));
    if ~isequal(size(g{i}), size(wanted{i})) || any(isnan(distances))
      d = NaN;
      return
    end
    d = max(d, max(distances) / max(1, max(abs(full(wanted{i}(:))))));
  end
end
