function z = passive_masks(x)
  % Passive arrays that are written where they say so themselves, and needed before and after.
  w = [0.1 0.5 2];
  z = 0;
  for k = 1:3
    z = z + x * sum(w) * w(k);
    w(w > 0.3) = w(w > 0.3) * 0.4;
    w(w < 0.05) = [];
    w(end + 1) = k / 10 + w(end);
    z = z * w(2);
  end
end
%@ at 1.7
%@ analytic
