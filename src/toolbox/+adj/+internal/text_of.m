function text = text_of(f)
  % TEXT_OF  The name of a function, or the text of an anonymous one.
  if ischar(f)
    text = f;
  elseif isa(f, 'function_handle')
    text = func2str(f);
  else
    error('Adjoinery:function', 'The function must be a handle or a name, not of class %s: write @f or ''f''.', class(f));
  end
end
