function z = arms_written_off(x, n)
  % Arms that say themselves that they are never taken may call what is not there.
  if 0
    [z, n] = not_written_yet(int32(x), n);
  elseif true
    z = sum(x.^n);
  else
    z = nobody(x);
  end
  if false && n > 1
    z = nobody(z);
  end
  if 1
    z = z * shifted(x(1));
  end
end

function y = shifted(x)
  if ~0
    y = sin(x);
  else
    y = nobody(x);
  end
end
%@ at [1; 2; 3], 2
%@ at 0.7, 3
