function folder = toolbox_folder()
  % TOOLBOX_FOLDER  The folder of this toolbox, which is on the path.
  persistent answer;
  if isempty(answer)
    answer = fileparts(fileparts(fileparts(mfilename('fullpath'))));
  end
  folder = answer;
end
