function names = names_in(text)
  % NAMES_IN  The names of a list in brackets or parentheses at the beginning of a text: parameters or results.
  text = regexprep(text, '\).*$', '');
  names = regexp(text, '[A-Za-z_]\w*|~|!', 'match');
  names(strcmp(names, '!')) = {'~'};
end
