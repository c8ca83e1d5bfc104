function a_x = adm_outer_part(a_z, sizes, i, j)
% ADM_OUTER_PART  Outer products for a matrix of which rows and columns were taken.
%   a_x = adm_outer_part(a_z, sizes, i, j): the adjoint of x, of these sizes, is the sum of a_x{1} * a_x{2}.', ... where that of
%   x(i, j) is the sum of a_z{1} * a_z{2}.', ...; indices are numbers, masks or ':', and may repeat.
  a_x = a_z;
  for k = 1:2:numel(a_z)
    if isempty(a_z{k + 1}) && ~isempty(a_z{k})
      a_x{k} = adm_outer_part_rows(adm_outer_part_rows(a_z{k}, sizes(1), i).', sizes(2), j).';
    else
      a_x{k} = adm_outer_part_rows(a_z{k}, sizes(1), i);
      a_x{k + 1} = adm_outer_part_rows(a_z{k + 1}, sizes(2), j);
    end
  end
end

function rows = adm_outer_part_rows(part, count, at)
  if ischar(at)
    rows = part;
    return
  end
  rows = zeros(count, size(part, 2));
  if ~islogical(at)
    isTaken = zeros(count, 1);
    isTaken(at) = 1;
    if sum(isTaken) < numel(at)
      rows = full(sparse(double(at(:)), 1:numel(at), 1, count, numel(at)) * part);
      return
    end
  end
  rows(at, :) = part;
end
