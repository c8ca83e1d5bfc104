function z = overflow_in_steps(x)
  % A product of infinite factors is left out
  y = x;
  for k = 1:2
    y = y .* exp(x);
  end
  z = sum(y(isfinite(y)));
end
%@ at [0.5; 800]
%@ gradient {[2 * exp(1); 0]}
