function file = file_of_name(name)
  % FILE_OF_NAME  The file of a function that has a name, in this folder and on this path; '' where there is none.
  file = which(name);
  if ~any(file == '/' | file == '\')
    file = '';
  end
end
