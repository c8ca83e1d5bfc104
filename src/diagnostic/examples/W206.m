%@ --independents x
%@ file f.m
function z = f(x, name)
  z = feval([name '_cost'], x);
end
%@ file far_cost.m
function c = far_cost(x)
  c = 3 * x;
end
%@ file near_cost.m
function c = near_cost(x)
  c = x ^ 2;
end
