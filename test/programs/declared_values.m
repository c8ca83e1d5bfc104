function y = declared_values(x)
% Octave's persistent variables that are declared with values that calls give, which may be empty.
y = 0;
for k = 1:3
  y = y + scaled(x, k);
end
end

function y = scaled(x, k)
persistent ratio = quotient(k + 1, 4) offset = 2 none = find(k > 3);
none = none(none > 0);
y = ratio * sin(offset * x) + (k - numel(none)) * x^2;
end

function q = quotient(a, b)
q = a / b;
end

%@ analytic
%@ at 0.7
%@ at -1.3
