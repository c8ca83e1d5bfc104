function z = failing_branches(x)
  z = [raised(x(1)), cleaned(x), rethrown(x(1)), interrupted(x), looped(x(1)), nested(x)];
end

function z = raised(x)
  z = x;
  try
    if x > 1
      x = 2 * x;
      error('b');
    end
  catch
    z = z * x;
  end
end

% A jump out of what is protected comes by the clean-up.
function z = cleaned(x)
  z = x(1);
  unwind_protect
    if x(1) > 1
      z = x(2)^2;
      return;
    end
  unwind_protect_cleanup
    z = z * x(3);
  end
  z = 0;
end

function z = rethrown(x)
  z = x;
  try
    try
      error('a');
    catch e
      x = 2 * x;
      rethrow(e);
    end
  catch
    z = z * x;
  end
end

function z = interrupted(x)
  z = x(3);
  try
    if x(1) > 1
      z = x(2)^2;
      y = ones(2) * ones(3);
      z = 5 + y;
    end
    z = 0;
  catch
  end
end

function z = looped(x)
  z = x;
  while true
    try
      error('a');
    catch e
      x = 2 * x;
      try
        if x > 3.5, rethrow(e); end
      catch
        z = z * x;
        break;
      end
    end
  end
end

function z = nested(x)
  z = x(1);
  y = 1;
  try
    if x(1) > 1
      y = x(2);
      if x(2) > 1
        z = y * x(3);
        error('a');
      end
      z = 4;
      y = 0;
    end
  catch
  end
  z = z * y;
end
%@ at [1.5 2 3]
%@ at [0.5 2 3]
%@ at [1.5 0.2 3]
