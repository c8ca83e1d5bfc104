function y = empty_averages(x, c)
%@ at zeros(0, 3), [1 2 3]
%@ at [1 2 3; 4 5 7], [1 2 3]
%@ at 4, 2
  % The mean of no rows is a column without elements.
  %ADiMat <shape>x m n</shape>
  %ADiMat <shape>c 1 n</shape>
  %ADiMat <shape>m>=0</shape>
  w = [mean(x), c];
  y = sum(w .^ 2) + sum(w(numel(mean(x)) + 1:end) .* c);
end
