function [r, t] = underscored_names(x)
  % Names with underscores, where they stand in text: of options, of fields, and of variables that go
  x_2 = x .^ 2;
  s = setfield(struct(), 'of_x', sum(x_2));
  clear x_2 no_such
  x_2(2) = getfield(s, 'of_x') * x(1);
  r = sum(x_2);
  t = shifted(x, 'first_shift', s.of_x, 'last_one', 2);
end

function z = shifted(varargin)
  p = inputParser;
  p.addRequired('x_in');
  p.addParameter('first_shift', 1);
  p.addParameter('last_one', 1);
  p.parse(varargin{:});
  z = (p.Results.x_in + p.Results.first_shift) * p.Results.last_one;
end

%@ at [1 2.5]
