function a = adm_cumsum(a, varargin)
% ADM_CUMSUM  Cumulated sums from the end.
%   a = adm_cumsum(a), adm_cumsum(a, dim): the adjoint of cumsum.
  dim = adm_dimension(a, varargin{:});
  a = adm_flip(cumsum(adm_flip(a, dim), dim), dim);
end
