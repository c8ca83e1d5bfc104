function text = place()
  % PLACE  The current folder and the path, on which it depends which functions names stand for.
  text = [pwd(), pathsep(), path()];
end
