function z = tried_nested(x, c)
  % Errors of handlers go to the outer try; so does what is thrown again.
  z = x(1);
  try
    z = z * x(2);
    try
      z = z + x(c);
      switch c
        case 1
          error('outer:one', 'number %d', c);
        case {2, 3}
          z = z * sin(z);
        otherwise
          z = x(c + 1);
      end
      z = z .^ 2;
    catch inner
      z = z - x(2) * 0.5;
      if c > 5
        rethrow(inner);
      elseif c == 1
        error(inner);
      end
      z = z + x(c + 2) * 3;
    end
    z = z * 1.5;
  catch outer
    if strcmp(outer.identifier, 'outer:one')
      z = z * x(1);
    elseif strcmp(outer.message, 'nothing')
      z = 0;
    else
      z = cos(z);
    end
    try
      z = x(0);
    end
  end
  z = z + x(2);
end
%@ at [0.7 1.3 0.4 2.2], 1
%@ at [0.7 1.3 0.4 2.2], 2
%@ at [0.7 1.3 0.4 2.2], 3
%@ at [0.7 1.3 0.4 2.2], 4
%@ at [0.7 1.3 0.4 2.2 0.1], 5
%@ at [0.7 1.3 0.4 2.2], 6
%@ at [0.7 1.3 0.4 2.2], -1
%@ independents x
%@ analytic
