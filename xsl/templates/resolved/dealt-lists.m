% Parts of statements that give values to several elements.

%% places-of-logical($places)
if islogical($places)
  $places = find($places);
end

%% fitting-list($listed, $all)
if $listed ~= 1 && $listed ~= $all
  error('deal: nargin > 1 and nargin != nargout');
end

%% fitting-values($all, $count)
if $all ~= $count
  error('deal: nargin > 1 and nargin != nargout');
end
