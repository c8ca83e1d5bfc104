function adm_interp1_check_straight(method)
% ADM_INTERP1_CHECK_STRAIGHT  Refuses derivatives of curves with regard to the places where their values are given.
  if any(strcmp(method, {'spline', 'pchip'}))
    error('Adjoinery:interp1', 'interp1 with the method %s has no derivative rule with regard to the places x.', method);
  end
end
