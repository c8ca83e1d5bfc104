function z = existence_and_clears(x)
  % Some variables are cleared, and others asked for, one of which is never there.
  z = 0;
  for k = 1:4
    if mod(k, 2)
      part = x * k;
    end
    whole = sum(x) * k;
    if exist('part', 'var')
      z = z + sum(part .^ 2) * whole;
    end
    clear whole
    whole(2) = z;
    z = sum(whole) + exist('nowhere', 'var');
  end
end
%@ at [1 2 3]
%@ analytic
