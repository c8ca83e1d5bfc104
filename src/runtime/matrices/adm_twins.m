function twins = adm_twins(twins, values, modes, pairs)
% ADM_TWINS  The twins (adm_spectrum) of some of the modes.
%   twins = adm_twins(twins, values, modes, pairs): values are those of the modes whose numbers modes has. For pairs that are not
%   among them the first of these stands, of which any function can be taken that the program takes.
  if ~isempty(twins)
    within = adm_within(pairs, modes);
    values = [adm_diagonal(values); 1];
    twins(~within) = values(1);
  end
end
