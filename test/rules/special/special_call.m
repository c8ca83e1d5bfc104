function values = special_call(call, what, p, q, seeds, g)
% SPECIAL_CALL  The value of a call, or one of its derivatives, by what was generated.
%   values = special_call(call, what, p, q, seeds, g): a cell of the results ('value'), of their tangents in the direction
%   g ('tangent'), of the adjoints of the arguments ('adjoint'), or of the tangents of these ('second').
  [counts, totals] = deal(num2cell(call.counts), num2cell(call.totals));
  [np, ~, nw] = counts{:};
  [ps, qs, ws] = totals{:};
  p(end + 1:ps) = {[]};
  q(end + 1:qs) = {[]};
  switch what
    case 'value'
      values = cell(1, ws);
      [values{:}] = feval(call.file, call.number, p{:}, q{:});
      values = values(1:nw);
    case 'tangent'
      pairs = paired(g, p);
      values = cell(1, 2 * ws);
      [values{:}] = feval(['g_' call.file], call.number, pairs{:}, q{:});
      values = values(1:2:2 * nw);
    case 'adjoint'
      seeds(end + 1:ws) = {[]};
      values = cell(1, ps);
      [values{:}] = feval(['a_' call.file], call.number, p{:}, q{:}, seeds{:});
      values = values(1:np);
    case 'second'
      seeds(end + 1:ws) = {[]};
      pairs = paired(g, p);
      values = cell(1, 2 * ps);
      [values{:}] = feval(['g_a_' call.file], call.number, pairs{:}, q{:}, seeds{:});
      values = values(1:2:2 * np);
  end
end

function pairs = paired(g, p)
  g(end + 1:numel(p)) = {[]};
  pairs = [g; p];
end
