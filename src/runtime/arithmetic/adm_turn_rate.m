function rate = adm_turn_rate(x, y)
% ADM_TURN_RATE  The derivative of atan2(y, x) with regard to y; with x and y exchanged, minus that with regard to x.
%   rate = adm_turn_rate(x, y): x ./ (x.^2 + y.^2), without overflow; NaN where both are 0, and 0 where one is infinite.
  s = max(abs(x), abs(y));
  rate = x ./ s ./ ((x ./ s).^2 + (y ./ s).^2) ./ s;
  rate(isinf(s)) = 0;
end
