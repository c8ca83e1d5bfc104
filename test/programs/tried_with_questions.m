function y = tried_with_questions(x)
  % What a try calls counts its arguments, and asks for the same one twice in one condition
  try
    y = checked_root(x) + checked_root(150 - x);
  catch problem
    y = numel(problem.message) * x;
  end
  y = y + checked_root(x, 2);
end
function y = checked_root(x, scale)
  if nargin < 1
    print_usage();
  elseif nargin < 2
    scale = 1;
  end
  if ischar(x)
    error('a number is expected');
  elseif any(x < 0) || any(x > 100)
    error('out of range');
  elseif any(x == 0) || isempty(x)
    y = 0;
  else
    y = scale * sqrt(x);
  end
end
%@ at 1.3
%@ at 70
