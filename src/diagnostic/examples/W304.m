%@ --independents x
function z = f(x, n)
  z = x;
  for i = 1:n
    %ADiMat <checkpoint/>
    disp(z);
    z = sin(z);
  end
end
