function yes = adm_are_numbers(c)
% ADM_ARE_NUMBERS  Which cells hold one number of class double.
%   yes = adm_are_numbers(c): of the size of the cell array c. Long lists are of numbers mostly: what is done with these at
%   once takes a small part of the time.
  yes = cellfun('isclass', c, 'double') & cellfun('prodofsize', c) == 1;
end
