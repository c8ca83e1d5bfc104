function r = adm_fit(a, v)
%ADM_FIT  Adjoint of a value from the adjoint of the elements that it was written to.
%   R = ADM_FIT(A, V) undoes what x(i) = V does to V: A, the adjoint of x(i), is reshaped to the size of V, or
%   summed if V is a scalar that filled several elements.
%   Source: seed 003, section 3.3.
  if numel(v) == 1
    r = sum(a(:));
  else
    r = reshape(a, size(v));
  end
end
