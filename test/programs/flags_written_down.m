function z = flags_written_down(x)
  % Flags that the program itself sets: what they leave out may call anything, and flags that change leave out nothing.
  debug = false;
  level = 2;
  count = 0;
  first = 1;
  z = sum(x .^ 2);
  for k = 1:3
    count = count + 1;
    if count == 2
      z = z * x(1);
    end
    if debug && k > 1
      nobody_knows(z);
    end
    if level > 3
      z = another_unknown(z);
    elseif first
      z = z + x(end);
      first = 0;
    else
      z = z * x(end);
    end
  end
  running = true;
  while running
    z = z * 2;
    running = z < 50;
  end
  z = z + chosen(x(1), 0) + chosen(x(1), 1) + never(x(end), 0);
end

function y = chosen(x, isPlain)
  if isPlain
    y = x;
  else
    y = x ^ 3;
  end
end

function y = never(x, isShown)
  if isShown
    y = third_unknown(x);
    return
  end
  y = x ^ 2;
end
%@ at [0.7 1.2]
%@ at 1.5
%@ analytic
