function y = result(d, results, number)
  % RESULT  A result of the function among those of its derivative.
  last = numel(d.results);
  if number >= last && last > 0 && strcmp(d.results{last}, 'varargout')
    y = results{last}{number - last + 1};
  else
    y = results{number};
  end
end
