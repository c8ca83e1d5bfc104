function z = flags_handed_over(x)
  % Flags that are nothing but arguments, the same in all calls: what they leave out may call anything.
  z = part(x(1), false) + part(x(end), false) * part(x(1) * x(end), 0);
end

function y = part(x, isShown)
  if isShown
    y = nobody_knows(x);
    return
  end
  y = x ^ 2;
end
%@ at [0.7 1.2]
%@ at 1.5
%@ analytic
