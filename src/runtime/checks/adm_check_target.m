function adm_check_target(z)
% ADM_CHECK_TARGET  Refuse what rounds the values that are written to it.
%   adm_check_target(z): an error Adjoinery:rounded if z is an array of integers, characters or logicals. A value that
%   depends on the independents is written to it, and has no derivative then.
  if islogical(z)
    error('Adjoinery:rounded', 'A value that is differentiated is written to an array of class logical here, which may round it.');
  end
  adm_check_floats(z);
end
