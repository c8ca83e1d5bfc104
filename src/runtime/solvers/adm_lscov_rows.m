function s = adm_lscov_rows(w)
% ADM_LSCOV_ROWS  By what the rows of lscov(x, y, w) are multiplied, whose squares are least then.
%   s = adm_lscov_rows(w): the roots of the weights. Errors: Adjoinery:lscov where w is a matrix, the covariance.
  if ~isvector(w)
    error('Adjoinery:lscov', 'lscov(x, y, w) has a derivative where w is a vector of weights.');
  end
  s = sqrt(adm_real(w(:)));
end
