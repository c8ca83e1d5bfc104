function [z, k] = tried_in_loops(x, n)
  % The handler looks at the error, goes to the next trip, or leaves the loop.
  z = 0;
  k = 0;
  for i = 1:n
    try
      if x(i) > 1
        z = z + x(i)^2;
      elseif x(i) < -1
        error('bad:low', 'low');
      end
      z = z * x(i + 1) + k;
    catch e
      if strcmp(e.identifier, 'bad:low')
        z = z + sin(x(i));
        continue
      end
      z = z - exp(x(1));
      break
    end
    k = k + z * x(i);
  end
end
%@ at [0.5 1.5 -2 0.3 1.2], 5
%@ at [0.5 1.5 -2 0.3 1.2], 2
%@ at [0.5 1.5 -2 0.3 1.2], 9
%@ at [2 -3], 1
%@ at 1, 0
%@ independents x
