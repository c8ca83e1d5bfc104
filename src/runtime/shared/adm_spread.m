function a = adm_spread(a, x)
% ADM_SPREAD  Expand an adjoint to the size of the array that was reduced.
%   a = adm_spread(a, x): `a` is a scalar or has the size of x except for singleton dimensions; the result has the
%   size of x. The adjoint of sum. Octave does not expand diagonal matrices, as eye(n) * a is one: they are made full.
  if numel(a) ~= numel(x) || isempty(x)
    a = full(a) + zeros(size(x));
  end
end
