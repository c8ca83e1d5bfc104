function z = names_asked(x)
  % Names that no variable has: variables of generated code answer nothing.
  z = x.^2;
  if ~exist('t1') && ~exist('a_x')
    z = 3 * z .* x;
  end
  if exist('cellfun')
    z = z .* x;
  end
  if exist('kron')
    z = z + kron(sum(x), x);
  end
end
%@ at [1 2]
