function d = adm_settled(d, x)
% ADM_SETTLED  The derivative of a function that has limits at infinity.
%   d = adm_settled(d, x): 0 where x is infinite, where formulas may multiply zeros by infinite numbers. x is broadcast.
  isEnd = isinf(x);
  if any(isEnd(:))
    d = d + zeros(size(x));
    isEnd = isEnd | false(size(d));
    d(isEnd) = 0;
  end
end
