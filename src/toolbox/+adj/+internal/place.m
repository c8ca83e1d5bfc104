function text = place()
  % PLACE  The current folder and the path, on which it depends which functions names stand for.
  text = [pwd(), pathsep(), path()];
  if adj.internal.is_octave()
    % A new file in the current folder may hide a function.
    text = [text, sprintf(' %d', stat('.').mtime)];
  end
end
