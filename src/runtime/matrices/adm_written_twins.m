function twins = adm_written_twins(twins, given, modes, pairs)
% ADM_WRITTEN_TWINS  The twins (adm_spectrum) behind an assignment to the values of some modes.
%   twins = adm_written_twins(twins, given, modes, pairs): given, a number or twins, for the pairs within these modes.
  if ~isempty(twins)
    within = adm_within(pairs, modes);
    given = given + zeros(size(twins));
    twins(within) = given(within);
  end
end
