function text = json_of(value)
  % JSON_OF  A value as JSON: complex numbers as an object with re and im, sparse matrices in full.
  %   JSON has no numbers that are infinite or none: the texts "NaN", "Infinity" and "-Infinity" stand for them, which
  %   Number of JavaScript and float of Python read.
  text = jsonencode(plain(value), 'ConvertInfAndNaN', false);
  [texts, others] = regexp(text, '"(?:[^"\\]|\\.)*"', 'match', 'split');
  others = regexprep(others, '(-?Infinity|NaN)', '"$1"');
  pieces = [others; texts, {''}];
  text = [pieces{:}];
end

function value = plain(value)
  if iscell(value)
    value = cellfun(@plain, value, 'UniformOutput', false);
  elseif isstruct(value)
    for name = fieldnames(value).'
      for k = 1:numel(value)
        value(k).(name{1}) = plain(value(k).(name{1}));
      end
    end
  elseif isnumeric(value)
    value = full(value);
    if ~isreal(value)
      value = struct('re', real(value), 'im', imag(value));
    end
  end
end
