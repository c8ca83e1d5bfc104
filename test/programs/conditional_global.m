function z = conditional_global(x, mode)
  if mode > 1
    global gain
    gain = x * 2;
  end
  z = apply(x, mode);
  if mode > 1
    z = z + gain;
  end
end
function y = apply(t, mode)
  y = t ^ 2;
  if mode > 1
    global gain offset
    if isempty(offset)
      y = y * gain;
    end
    gain = gain + t;
  end
end
%@ at 0.5, 1
%@ at 0.5, 2
%@ independents x
%@ analytic
