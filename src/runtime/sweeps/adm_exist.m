function found__ = adm_exist(asked__)
% ADM_EXIST  Whether a name is that of a function, a file or a folder.
%   found = adm_exist(name): what exist(name) says where no variable has the name, whatever variables generated code has.
  found__ = exist(asked__);
end
