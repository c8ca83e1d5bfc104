function z = message_of_error(x, way)
  % What is known of the last error, by all its names.
  z = x(1) ^ 2;
  try
    switch way
      case 1
        error('mine:first', 'one');
      case 2
        error('two');
      case numel(x)
        z = z * x(5);
      case numel(x) + 6
        z = 3 * z;
    end
    z = z + x(2);
  catch
    if strcmp(lasterr(), 'error: one') || strcmp(lasterr(), 'one')
      z = z * 2;
    else
      z = exp(z);
    end
  end
  try
    error('mine:second', 'again %d', way);
  catch ME
    switch ME.identifier
      case 'mine:first'
        z = -1;
      case 'mine:second'
        z = z * numel(ME.message);
    end
  end
end
%@ at [0.7 8], 1
%@ at [0.7 8 1], 2
%@ at [0.7 8 1], 3
%@ at [0.7 8], 8
%@ at [0.7 8], 9
%@ independents x
