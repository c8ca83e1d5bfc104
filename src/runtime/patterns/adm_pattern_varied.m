function varied = adm_pattern_varied(x, pattern)
% ADM_PATTERN_VARIED  Where an operand varies, as a matrix of its size.
%   varied = adm_pattern_varied(x, pattern): of zeros and ones; the pattern may be 0 (nowhere) or `[]` (everywhere), which
%   stays what it is but for numbers.
  if isequal(pattern, 0)
    varied = sparse(size(x, 1), size(x, 2));
  elseif isequal(size(pattern), size(x))
    varied = double(pattern ~= 0);
  elseif isscalar(x)
    varied = 1;
  else
    varied = [];
  end
end
