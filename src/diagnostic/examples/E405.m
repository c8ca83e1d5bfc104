%@ --mode forward
%@ --independents x
function z = f(x, c)
  s = struct('a', x, c(1:2).pairs);
  z = s.a;
end
