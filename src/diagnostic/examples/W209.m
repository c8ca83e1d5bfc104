function z = f(x, opt)
  z = opt.scale(x);
end
%@ --independents x
