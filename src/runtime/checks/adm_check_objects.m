function adm_check_objects(x)
% ADM_CHECK_OBJECTS  Refuse objects that may keep what their methods are given.
%   adm_check_objects(x): an error Adjoinery:givenObject if x is a handle object that is no map, or has one in a field or
%   a cell. A method of it is given something that independents determine, and gives nothing back: if the object keeps
%   that, what is asked of the object later depends on the independents, which no derivative sees.
  if iscell(x)
    cellfun(@adm_check_objects, x);
  elseif isstruct(x)
    cellfun(@adm_check_objects, struct2cell(x));
  elseif isa(x, 'handle') && ~isa(x, 'containers.Map')
    error('Adjoinery:givenObject', ...
      'A method of an object of the class ''%s'' may keep what it is given: no derivative follows that.', class(x));
  end
end
