function parameters = admTransformParameters(varargin)
  % admTransformParameters  Parameters of the transformation for admTransform.
  %   parameters = admTransformParameters(NAME, VALUE, …) gives a structure with the parameters named. Names are those of
  %   'adjoin diff -s': in camelCase (outputMode) they stand for names with dashes (output-mode). The drivers do not read them.
  %
  %   Errors: Adjoinery:options if the arguments are no names and values. Names are looked at by adjoin.
  %
  %   Example:
  %     opts = admOptions('parameters', admTransformParameters('outputMode', 'split-all'));
  %
  %   See also: admOptions, admTransform
  if mod(nargin, 2) ~= 0 || ~iscellstr(varargin(1:2:end))
    error('Adjoinery:options', 'admTransformParameters takes names and values.');
  end
  parameters = struct();
  for k = 1:2:nargin
    parts = strsplit(varargin{k}, '-');
    for j = 2:numel(parts)
      parts{j}(1) = upper(parts{j}(1));
    end
    name = [parts{:}];
    parameters.(name) = varargin{k + 1};
  end
end

%!test
%! p = admTransformParameters('output-mode', 'plain', 'style', 'fast');
%! assert(p, struct('outputMode', 'plain', 'style', 'fast'));
%!error <names and values> admTransformParameters('style')
