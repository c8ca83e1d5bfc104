function text = read_text(file)
  % READ_TEXT  The bytes of a file as text, or [] where it cannot be read.
  text = [];
  id = fopen(file, 'r');
  if id >= 0
    text = fread(id, [1, Inf], 'uint8=>char');
    fclose(id);
    if isempty(text)
      text = '';
    end
  end
end
