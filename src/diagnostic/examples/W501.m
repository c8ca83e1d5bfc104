%@ -s style=classic
%@ -s adjoint-reductions=no
function z = f(x, u)
  z = x + u;
end
