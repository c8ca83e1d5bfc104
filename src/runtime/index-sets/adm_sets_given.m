function g = adm_sets_given(g, x)
% ADM_SETS_GIVEN  The numbers of index sets for the elements of a value.
%   g = adm_sets_given(g, x): g has a row for each element of x, with nonzeros in the columns of its indices; in cells and
%   structures, such matrices stand in the places of numbers. Errors: Adjoinery:directions where g does not fit x.
  if iscell(x) || isstruct(x)
    g = adm_directions_turned(@adm_sets_given, g, x);
  elseif ~(isfloat(x) || islogical(x))
    g = zeros(size(x));
  elseif size(g, 1) ~= numel(x) || ndims(g) ~= 2
    error('Adjoinery:directions', 'A pattern has the size %s: of a value of size %s it must have %d rows.', mat2str(size(g)), ...
        mat2str(size(x)), numel(x));
  else
    numbers = adm_sets('given', g) + (1:numel(x)).';
    g = reshape(numbers .* full(any(g, 2)), size(x));
  end
end
