function z = vector_conditions(x)
  % Conditions of several numbers hold where all are true, and those of none do not: neither is what `~` makes of them.
  z = 0;
  k = 0;
  while next_mask(numel(x)) == 0 && k < 20
    k = k + 1;
    z = z + x(1) ^ k / 10;
  end
  do
    k = k - 1;
    if mod(k, 3) == 0
      continue;
    end
    z = z + k * sin(x(end));
  until [k < 2, k < 4]
end
function m = next_mask(n)
  persistent calls = 0
  calls = calls + 1;
  m = zeros(1, n);
  if mod(calls, 4) == 0
    m(1) = 1;
  end
end
%@ at [1.2 0.4]
%@ at 0.7
%@ analytic
