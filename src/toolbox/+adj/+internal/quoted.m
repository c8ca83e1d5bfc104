function text = quoted(text)
  % QUOTED  A word for the shell.
  if ispc()
    text = ['"', text, '"'];
  else
    text = ['''', strrep(text, '''', '''\'''''), ''''];
  end
end
