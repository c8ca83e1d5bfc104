function adm_found = adm_exist(adm_asked)
% ADM_EXIST  Whether a name is that of a function, a file or a folder.
%   found = adm_exist(name): what exist(name) says where no variable has the name, whatever variables generated code has.
  adm_found = exist(adm_asked);
end
