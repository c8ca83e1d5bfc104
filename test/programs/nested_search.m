function z = nested_search(p)
  best = inf;
  where = 0;
  for k = 1:numel(p)
    visit(k);
  end
  z = best * p(where) + cost(where);
  function visit(k)
    c = cost(k);
    if c < best
      best = c;
      where = k;
    end
  end
  function c = cost(k)
    c = (p(k) - 2) ^ 2 + k * 0.1;
  end
end
%@ at [1, 2.5, 3]
%@ at 4
