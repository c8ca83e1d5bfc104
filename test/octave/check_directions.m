function report = check_directions(tangents_of, tangents_in_many, v, k)
% CHECK_DIRECTIONS  Compare a tangent in many directions with tangents in each.
%   report = check_directions(tangents_of, tangents_in_many, v, k): '' if they are equal, otherwise what differs. v are the
%   directions as a cell array of lists of tangents; both functions take such a list, the second with k directions along
%   a dimension more, and give lists of tangents, and of results.
  report = '';
  stacked = cell(1, numel(v{1}));
  for place = 1:numel(stacked)
    stacked{place} = stack(cellfun(@(it) it{place}, v, 'UniformOutput', false));
  end
  [got, results] = tangents_in_many(stacked);
  for d = 1:k
    [expected, values] = tangents_of(v{d});
    if ~isequaln(values, results)
      report = 'the results of the tangent in many directions differ';
      return
    end
    for place = 1:numel(expected)
      report = compare(got{place}, expected{place}, d, k);
      if ~isempty(report)
        report = sprintf('tangent %d in direction %d of %d %s', place, d, k, report);
        return
      end
    end
  end
end

function g = stack(values)
  g = values{1};
  if iscell(g)
    for k = 1:numel(g)
      g{k} = stack(cellfun(@(it) it{k}, values, 'UniformOutput', false));
    end
  elseif isstruct(g)
    g = cell2struct(stack(cellfun(@struct2cell, values, 'UniformOutput', false)), fieldnames(g), 1);
  elseif isfloat(g)
    g = cat(ndims(g) + 1, values{:});
  end
end

function report = compare(g, expected, d, k)
  report = '';
  if iscell(expected)
    for at = 1:numel(expected)
      report = [report, compare(g{at}, expected{at}, d, k)];
    end
  elseif isstruct(expected)
    report = compare(struct2cell(orderfields(g)), struct2cell(orderfields(expected)), d, k);
  else
    % A dimension more, be it 1.
    dims = [size(expected), k];
    if ~isequal(size(g), size(zeros(dims)))
      report = sprintf('has the size %s instead of %s', mat2str(size(g)), mat2str(dims));
      return
    end
    page = reshape(g, numel(expected), k);
    page = page(:, d);
    if ~isequaln(isnan(page), isnan(expected(:))) || any(abs(page - expected(:)) > 1e-12 * (1 + max(abs(expected(:)))))
      report = sprintf('differs by %g', max(abs(page - expected(:))));
    end
  end
end
