function z = existence_of_passive(x)
% EXISTENCE_OF_PASSIVE  Functions that ask what exists, and keep maps, called with active values and with passive ones.
  z = least(x, 2) * least(3, 2) + kept(x) * kept(4);
end
function z = least(x, n)
  z = 0;
  for k = 1:n
    if exist('part', 'var')
      z = z + part * k;
    end
    if sum(x) * k > 2
      part = sum(x .^ k);
    end
  end
end
function z = kept(x)
  m = containers.Map({1, 7}, {x(end), sum(x) ^ 2});
  m(3) = x(1) * 2;
  z = m(3) * m(7);
end
%@ at [1, 2.5]
%@ at [0.5, 0.25]
