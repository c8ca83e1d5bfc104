%% where-not-finite($value, $again...)
if ~isfinite($value(:)' * $value(:))
  $again...
end
