function off = value_difference(results, z)
  % VALUE_DIFFERENCE  The largest relative difference between numbers in two cells of results.
  %   off = value_difference(results, z): Inf where there are other numbers of them.
  off = 0;
  for k = 1:numel(z)
    a = flatten_numbers(results{k});
    b = flatten_numbers(z{k});
    if numel(a) ~= numel(b)
      off = Inf;
      return;
    end
    r = abs(a - b) ./ max(1, abs(b));
    r((a == b) | (isnan(a) & isnan(b))) = 0;
    off = max([off; r]);
  end
end
