function x = adm_floats(x)
% ADM_FLOATS  What a function gives, where it must not round what it meets.
%   x = adm_floats(x): an error Adjoinery:rounded if x is an array of integers or characters.
  adm_check_floats(x);
end
