function adm_check_floats(x, may_be_text)
% ADM_CHECK_FLOATS  Refuse what rounds the values that it meets.
%   adm_check_floats(x): an error Adjoinery:rounded if x is an array of integers or characters. A value that depends on the
%   independents meets it, and has no derivative then. With may_be_text = true x may be
%   characters, which the program makes numbers of.
  if isinteger(x) || ischar(x) && nargin < 2
    error('Adjoinery:rounded', 'A value that is differentiated meets an array of class %s here, which may round it.', class(x));
  end
end
