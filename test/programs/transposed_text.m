function z = transposed_text(x)
  % Directly behind a text, the sign of a transpose would be a quote in it.
  w = ('abc')';
  rows = [('ab')', ('cd')'; 'ef'];
  z = x * sum(w) + x(1) * sum(rows(:)) + sum(double(strcat(('ab')', ('cd')')(:)));
end
%@ at [0.7 1.3]
%@ dimensions any
%@ analytic
