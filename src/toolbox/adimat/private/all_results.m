function results = all_results(p, results, count)
  % ALL_RESULTS  The results that a driver gives behind the derivative: the function is called if a derivative gave fewer.
  if numel(results) < count
    results = values_of(p, count);
  end
  results = results(1:count);
end
