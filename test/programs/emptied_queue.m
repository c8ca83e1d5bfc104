function z = emptied_queue(x, n)
  % Lists that are empty when functions get them.
  q = {x};
  z = 0;
  while ~isempty(q) && n > 0
    [q, v] = taken(q);
    n = n - 1;
    z = z + v ^ 2;
    if v < 1
      q = put(q, v * 1.3, v + x);
    end
  end
  [q, m] = last(q);
  z = z + m + all_of(q{:}) * x;
end

function [q, v] = taken(q)
  v = q{1};
  q(1) = [];
end

function q = put(q, varargin)
  q = [q, varargin];
end

function [q, m] = last(q)
  if isempty(q)
    m = 0;
  else
    m = q{end};
  end
end

function p = all_of(varargin)
  p = 1;
  for each = varargin
    p = p * each{1};
  end
end
%@ at 0.3, 5
%@ at 1.3, 5
%@ independents x
