function [places, isInside] = adm_windows(n, w)
% ADM_WINDOWS  Where the elements of the moving windows of n elements are.
%   [places, isInside] = adm_windows(n, w): a column for each window; places outside of 1:n are 1, and isInside is false
%   there. Windows w as in adm_window.
  w = adm_window(w);
  places = (1:n) + (-w(1):w(2)).';
  isInside = places >= 1 & places <= n;
  places(~isInside) = 1;
end
