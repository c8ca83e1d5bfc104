function a = adm_check_size(a, x)
% ADM_CHECK_SIZE  An adjoint that must have the size of its variable; an error where it has another.
%   a = adm_check_size(a, x): a scalar `a` is expanded to the size of x.
  if ~(ndims(a) == ndims(x) && all(size(a) == size(x)))
    if ~isscalar(a)
      error('Adjoinery:wellBehaved', ...
        'An operand was expanded or reshaped, which this code was not made for: leave out the options that say it is not.');
    end
    a = a + zeros(size(x));
  end
end
