function a_y = adm_polyfit_rest(a_s, x, y, p, s)
% ADM_POLYFIT_REST  The adjoint of y by the norm of what is left in [p, s] = polyfit(x, y, n).
%   a_y = adm_polyfit_rest(a_s, x, y, p, s): a column; x are the places as they were scaled. Where p is least squares
%   the norm changes with y alone, and with x as y - polyval(p, x) does. a_s is 0 where s is not used. Other fields of s than
%   normr and df have no derivative: an adjoint of theirs is an error.
  a_y = zeros(numel(y), 1);
  if ~isstruct(a_s)
    return
  end
  names = fieldnames(s);
  for k = 1:numel(names)
    if ~any(strcmp(names{k}, {'normr', 'df'})) && any(reshape(a_s.(names{k}), [], 1))
      error('Adjoinery:polyfit', 'The field %s of what polyfit tells of its errors has no derivative rule.', names{k});
    end
  end
  if s.normr > 0
    a_y = a_s.normr .* (y(:) - polyval(p, x(:))) ./ s.normr;
  end
end
