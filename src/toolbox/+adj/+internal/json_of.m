function text = json_of(value)
  % JSON_OF  A value as JSON: complex numbers as an object with re and im, sparse matrices in full; null for NaN and infinities.
  text = jsonencode(plain(value));
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
