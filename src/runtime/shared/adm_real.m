function x = adm_real(x)
% ADM_REAL  An argument whose function has a derivative rule for real numbers only: complex ones stop with an error.
  if ~isreal(x)
    error('Adjoinery:complex', 'This function of complex numbers has no derivative rule.');
  end
end
