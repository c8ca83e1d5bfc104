function w = adm_window(w)
% ADM_WINDOW  How far a moving window reaches: w(1) elements before the middle and w(2) behind it.
%   w = adm_window(w): a window of w elements in all has one more before an even middle (Octave manual, "movfun").
  if isscalar(w)
    w = [floor(w ./ 2), ceil(w ./ 2) - 1];
  end
end
