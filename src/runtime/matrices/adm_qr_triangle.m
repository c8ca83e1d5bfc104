function r = adm_qr_triangle(x, varargin)
% ADM_QR_TRIANGLE  The triangular factor that qr gives alone: in Octave more than that stands below it.
%   r = adm_qr_triangle(x), adm_qr_triangle(x, 0): triu(qr(x)), triu(qr(x, 0)).
  r = triu(qr(x, varargin{:}));
end
