function a_pp = adm_pieces(pp, breaks, coefs)
% ADM_PIECES  The adjoint or tangent of a piecewise polynomial, from those of its breaks and coefficients.
%   a_pp = adm_pieces(pp, breaks, coefs): a structure like pp; [] stands for zeros.
  a_pp = adm_zeros(pp);
  if ~isempty(breaks)
    a_pp.breaks = reshape(breaks, size(pp.breaks));
  end
  if ~isempty(coefs)
    a_pp.coefs = reshape(coefs, size(pp.coefs));
  end
end
