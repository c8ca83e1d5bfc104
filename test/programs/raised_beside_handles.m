function z = raised_beside_handles(x)
  global raised_state
  raised_state = x;
  z = x;
  try
    scale(x);
    h = @(t) t * x;
    z = h(z);
  catch
    z = z * 2;
  end
  z = z * raised_state;
end

function scale(t)
  global raised_state
  raised_state = raised_state * t;
  if t > 1
    error('too large');
  end
end
%@ at 1.5
%@ at 0.5
