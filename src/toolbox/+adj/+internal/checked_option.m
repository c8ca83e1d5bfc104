function value = checked_option(name, value, default)
  % CHECKED_OPTION  The value of an option, in the form that commands read, or an error Adjoinery:options that says what it takes.
  switch name
    case 'output'
      if ~(isnumeric(value) && isscalar(value) && value >= 1 && value == round(value))
        refuse(name, 'the position of one result: 1, 2, …');
      end
    case 'shapes'
      if strcmp(default, 'auto') && ~(ischar(value) && any(strcmp(value, {'auto', 'any'})))
        refuse(name, '''auto'' or ''any''');
      elseif ~ischar(value)
        refuse(name, 'a text, ''x=n,1 A=n,n''');
      end
    case 'set'
      if ischar(value)
        value = {value};
      end
      if ~iscellstr(value) || any(cellfun(@(it) isempty(find(it == '=', 1)), value))
        refuse(name, 'a cell of options of the transformation: {''calls=joint''}');
      end
      value = value(:).';
    case 'mode'
      if ~(ischar(value) && any(strcmp(value, {'auto', 'forward', 'reverse'})))
        refuse(name, '''auto'', ''forward'' or ''reverse''');
      end
    case 'check'
      if islogical(value) && isscalar(value)
        words = {'off', 'on'};
        value = words{1 + value};
      elseif ~(ischar(value) && any(strcmp(value, {'on', 'off'})))
        refuse(name, '''on'' or ''off''');
      end
    case 'tolerance'
      if ~(isnumeric(value) && isscalar(value) && value > 0)
        refuse(name, 'a positive number');
      end
    case 'plot'
      if ~(islogical(value) && isscalar(value) || ischar(value) && ~isempty(regexp(value, '\.svg$', 'once')))
        refuse(name, 'true, or the name of a file: ''errors.svg''');
      end
    case 'pattern'
      if ~(isnumeric(value) || islogical(value) || ischar(value) && strcmp(value, 'detect'))
        refuse(name, 'a matrix whose nonzeros are meant, or ''detect''');
      end
    case 'seed'
      if ~(isfloat(value) || islogical(value)) || ndims(value) > 2
        refuse(name, 'a matrix of class double or single');
      end
  end
end

function refuse(name, what)
  error('Adjoinery:options', 'The option ''%s'' takes %s.', name, what);
end
