function y = root_of_row_product(a)
  % the length of a row, which counts as norm does
  y = sqrt(a * a');
end
%@ at [0 0]
%@ gradient {[0 0]}
