function [z, n] = cleaned_up(x, k)
  % Clean-ups run after all ways out of what they protect.
  n = 0;
  z = x(1);
  for i = 1:k
    unwind_protect
      z = z * x(2);
      if z > 3, break; end
      z = sin(z) + inner(x, i);
    unwind_protect_cleanup
      n = n + z;
      z = z + x(1) * i;
    end_unwind_protect
    z = z ^ 2 / 4;
  end
  n = n * x(1);
end

function y = inner(x, i)
  y = 1;
  try
    unwind_protect
      y = x(i + 1);
      if i == 3
        y = y * 2;
        return
      end
      y = y * x(i);
    unwind_protect_cleanup
      y = y + x(2);
    end
    y = cos(y);
  catch e
    y = y * x(1) / numel(e.message);
  end
end
%@ at [0.7 1.3 0.4 2.2], 1
%@ at [0.7 1.3 0.4 2.2], 3
%@ at [0.7 1.3 0.4 2.2], 6
%@ at [3.7 1.3], 2
%@ at [0.7 1.3], 2
%@ at [0.7 1.3], 0
%@ independents x
