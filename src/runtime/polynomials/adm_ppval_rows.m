function rows = adm_ppval_rows(z, pp, xi)
% ADM_PPVAL_ROWS  What has the size of ppval(pp, xi), with a row for each curve and a column for each of xi.
  if isfield(pp, 'orient') && strcmp(pp.orient, 'first')
    rows = reshape(z, numel(xi), []).';
  else
    rows = reshape(z, [], numel(xi));
  end
end
