function value = nth(number, call)
  % NTH  One of the results of a call.
  results = cell(1, number);
  [results{:}] = call();
  value = results{number};
end
