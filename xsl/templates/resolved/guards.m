%% where-finite($sum, $plain..., $guarded...)
if isfinite($sum)
  $plain...
else
  $guarded...
end

%% unless-finite($sum, $guarded...)
if ~isfinite($sum)
  $guarded...
end

%% sum-of($value)
sum($value)

%% sum-of-elements($value)
sum($value(:))

%% sum-of-reciprocals($value)
sum(1 ./ $value)

%% sum-of-reciprocal-elements($value)
sum(1 ./ $value(:))
