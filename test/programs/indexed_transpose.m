function z = indexed_transpose(x)
  z = 0;
  for k = (x.')(2:end)
    z = z + k ^ 2;
  end
end
%@ at [0.5; 1.5; 3]
%@ analytic
