function [z, w] = nested_scopes(x)
  y = x;
  k = 2;
  outer_one(3);
  z = y + helper(x, 2);
  w = last;
  function outer_one(k)
    inner_one(k);
    y = y * k;
  end
  function inner_one(y)
    set_last(y);
    k = k + 1;
  end
  function set_last(v)
    last = v * x * k;
    set_y();
  end
  function set_y()
    y = y + last;
  end
  last = last + y;
  function r = helper(x, n)
    if n == 0
      r = x * y;
      k = k + 1;
    else
      r = helper(x * k, n - 1) + x;
      y = y + r;
    end
  end
end
%@ at 0.6
%@ analytic
