function z = deleted_by_text(x)
  % An empty text deletes as empty brackets do.
  x(2) = '';
  s.v = x;
  s.names = {'a', 'b'};
  s.names(1) = '';
  s.v(:, 1) = "";
  z = sum(s.v .^ (1:numel(s.v))) * numel(s.names);
end
%@ at [0.7 1.3 1.7 0.4]
%@ analytic
