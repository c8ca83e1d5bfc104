function [z, w] = existence_asked(x, n)
  % Whether variables are there is asked where the function itself assigns to them.
  w = 0;
  for k = 1:2
    if ~exist('n', 'var')
      n = 2;
    end
    w = w + x(n);
  end
  for i = n:numel(x)
    if exist('last', 'var') == 1
      w = w + last * x(i);
    end
    last = x(i)^2;
  end
  z = grown(x);
  if ~exist(sprintf('%s_of_no_file', 'name'), 'file')
    z = z + w ^ 2;
  end
  try
    z = z * x(7);
  catch problem
    if exist('problem', 'var')
      z = z * x(2);
    end
  end
end

function z = grown(x)
  while ~exist('z', 'var') || z < 50
    if exist('z')
      z = z * 2;
    else
      [z, unused] = deal(sum(x .^ 2), 3);
    end
  end
end
%@ at [1 2 3], 1
%@ at [4 2.5], 2
%@ independents x
