function z = reporting_helper(x, names)
  % A helper without derivative has a loop that only reports; it comes back as it was written.
  z = x .^ 2 * weight(names) + scaled(x, 2);
end

function w = weight(names)
  w = 3;
  for k = 1:numel(names)
    fprintf('%s\n', names{k});
  end
end

function y = scaled(x, n)
  for k = 1:n
    check(k);
  end
  y = n * sin(x);
end

function check(k)
  for j = k:2
    assert(j > 0);
  end
end
%@ at 0.7, {'a', 'b'}
%@ at [0.3 0.9], {}
%@ independents x
%@ analytic
