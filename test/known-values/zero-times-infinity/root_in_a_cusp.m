function y = root_in_a_cusp(x)
  % a cusp: the derivative is infinite
  s = x * x;
  y = cbrt(s);
end
%@ at 0
%@ gradient {NaN}
