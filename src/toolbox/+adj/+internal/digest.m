function text = digest(varargin)
  % DIGEST  Sixteen hexadecimal digits that tell texts from others.
  parts = cell(2, nargin);
  parts(1, :) = cellfun(@(it) sprintf('%d:', numel(it)), varargin, 'UniformOutput', false);
  parts(2, :) = varargin;
  whole = [parts{:}];
  if adj.internal.is_octave()
    text = hash('sha256', whole);
  else
    bytes = java.security.MessageDigest.getInstance('SHA-256').digest(uint8(whole));
    text = sprintf('%02x', typecast(bytes, 'uint8'));
  end
  text = text(1:16);
end
