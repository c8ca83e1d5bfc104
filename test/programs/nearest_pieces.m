function [z, b] = nearest_pieces(x, y, t)
  % A curve of nearest values as a piecewise polynomial: its breaks are the middles between the places.
  pp = interp1(x, y, 'nearest', 'pp');
  b = pp.breaks .^ 2;
  z = sum(ppval(pp, t)) * b(2);
end
%@ at [1 2 4], [4 2 5], [1.2 2.2 2.7 3.9]
%@ at [1; 2; 4], [4; 2; 5], 2.2
%@ analytic
