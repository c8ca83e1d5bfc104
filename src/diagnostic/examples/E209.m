%@ file f.m
function z = f(x)
  z = cos(x) * sin(x);
end
%@ file lib/cos.m
function y = cos(x)
  y = 1 - x ^ 2 / 2;
end
