function a_x = adm_outer_turned(a_z, conjugated)
% ADM_OUTER_TURNED  Outer products for a matrix that was transposed.
%   a_x = adm_outer_turned(a_z): the transposes of a_z{1} * a_z{2}.', ...
%   a_x = adm_outer_turned(a_z, 'conjugated'): conjugated, too.
  a_x = a_z;
  for k = 1:2:numel(a_z)
    if isempty(a_z{k + 1}) && ~isempty(a_z{k})
      a_x{k} = a_z{k}.';
    else
      a_x{k} = a_z{k + 1};
      a_x{k + 1} = a_z{k};
    end
    if nargin > 1
      a_x{k} = conj(a_x{k});
      a_x{k + 1} = conj(a_x{k + 1});
    end
  end
end
