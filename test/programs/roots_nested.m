function z = roots_nested(p, q)
  % A zero of what is a zero itself, in both styles of handles; functions that no complex step differentiates.
  z = fzero(@(t) outer(t, p) - q, [0.1, 6]);
  z = z * fzero(@(t) abs(t - 3) * p - q + max(t, 0) / 4, [3, 20]);
  z = z + fzero(@shifted, 1) + p;
end

function y = outer(t, p)
  y = fzero(@(s) s + p * s^3 - t, t);
end

function y = shifted(t)
  y = t^2 - 2;
end
%@ at 0.7, 1.2
%@ at 0.3, 0.9
