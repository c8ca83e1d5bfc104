function y = counter_again(x)
  % A counter that begins again in each iteration of a loop, in places of its own and from another counter.
  y = 0;
  first = 0;
  for c = 1:size(x, 2)
    at = first + 1;
    for r = c:size(x, 1)
      for s = 1:2
        y = y * x(min(at, numel(x))) + sin(x(r, c));
        at = at + 1;
      end
      at = at - 1;
    end
    first = first + 1;
    y = y * weighted(x(:, c));
  end
  y = y * x(first) * at;
end

function s = weighted(v)
  s = 1;
  place = numel(v) + 1;
  for i = 1:numel(v)
    place = place - 1;
    s = s * cos(v(place)) + v(i) * s^2;
  end
end
%@ at [0.5 -0.3; 0.8 0.2; 0.4 0.7]
%@ at [0.5; 0.2]
%@ at 0.3
