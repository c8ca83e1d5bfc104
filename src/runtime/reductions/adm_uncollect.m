function a = adm_uncollect(a_z, subs, x)
% ADM_UNCOLLECT  The adjoint of values that accumarray adds up.
%   a = adm_uncollect(a_z, subs, x): every value gets the adjoint of the element to which it went, a scalar x all of
%   them. The result has the size of x.
  a = adm_fit(full(a_z(adm_places(subs, a_z))), x);
end
