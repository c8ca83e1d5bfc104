function report = check_sweeps(name, recording, returning, adjoint, args, outputs, dependents, independents)
  % The faults of one recording and several reverse sweeps of it, compared with as many runs of the adjoint.
  report = '';
  results = cell(1, outputs);
  [results{:}, tape] = recording(args{:});
  for k = 1:3
    seeds = cellfun(@(it) reshape(cos(k * (1:numel(it))), size(it)), results(dependents), 'UniformOutput', false);
    expected = cell(1, independents);
    [expected{:}] = adjoint(args{:}, seeds{:});
    found = cell(1, independents);
    [found{:}] = returning(tape, seeds{:});
    if ~isequaln(found, expected)
      report = sprintf('%s: sweep %d differs from that of the adjoint', name, k);
      return
    end
  end
end
