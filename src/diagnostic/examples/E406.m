function z = f(x)
  z = x(:, :, 2) .* 3;
end
%@ --mode forward
%@ -s directions=many
