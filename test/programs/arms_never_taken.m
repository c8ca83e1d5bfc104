function z = arms_never_taken(x)
  % What only an arm calls that is never taken is left out, and so is the arm, where nothing is differentiated, too.
  f = @(t) t .^ 2;
  z = sum(mapped(f, x)) * weight(numel(x));
end
function y = mapped(f, x)
  y = f(x);
end
function w = weight(k)
  if k < 0
    w = 1;
  elseif 0 < 2
    w = 2;
  else
    w = other(k);
  end
end
function w = other(k)
  w = k;
end
%@ at [1; 2; 3]
%@ analytic
