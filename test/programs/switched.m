function z = switched(x, how)
  switch how
    case 'square'
      z = x^2;
    case {'sine', 'sin'}
      y = sin(x);
      z = y * x;
    otherwise
      z = x;
      switch numel(how)
        case 3
          z = z * x;
      end
  end
  z = z * 2;
end
%@ at 2, 'square'
%@ at 2, 'sin'
%@ at 2, 'abc'
%@ at 2, 'x'
%@ independents x
%@ analytic
