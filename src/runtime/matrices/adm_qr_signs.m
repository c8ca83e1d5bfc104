function signs = adm_qr_signs(block)
% ADM_QR_SIGNS  Which columns of an orthogonal factor the library has made without a reflection: a row, -1 for these, else 1.
%   signs = adm_qr_signs(block): block holds the first k rows of the first k columns. Its elimination, less eye(k), has pivots
%   between -2 and -1 for reflections, and 0 without one, where nothing is to be eliminated.
%   Source: Ballard et al., "Reconstructing Householder vectors from tall-skinny QR" (2014).
  k = size(block, 1);
  signs = ones(1, k);
  block = block - eye(k);
  for j = 1:k
    if block(j, j) > -0.5
      signs(j) = -1;
    else
      behind = j + 1:k;
      block(behind, behind) = block(behind, behind) - block(behind, j) * block(j, behind) / block(j, j);
    end
  end
end
