function r = wholes_in_cells(x, h)
  % Octave puts what is written to c(i) and is no cell array into that cell as a whole
  steps = {x, h};
  steps(3:4) = 2;
  steps([1, 2]) = steps([2, 1]);
  d = cell(1, 3);
  for i = 1:2
    d(i) = diff(steps{i})(:);
  end
  part = x(2:3);
  d(2:3) = part(:) * steps{4};
  d(1) = cumsum(d{1});
  r = d{1}(1) * steps{3} + d{2}' * d{3} + sum(d{1}) * sum(x);
end

%@ at [1 2 4], [3 1 7]
