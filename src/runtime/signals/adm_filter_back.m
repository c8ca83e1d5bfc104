function a_x = adm_filter_back(a_z, b, a, dim)
% ADM_FILTER_BACK  The adjoint of x in z = filter(b, a, x, [], dim): the filter run backwards.
%   a_x = adm_filter_back(a_z, b, a, dim): z has the size of x. A filter is a triangular Toeplitz matrix, whose
%   transpose is itself with both orders reversed.
  a_x = adm_flip(filter(b, a, adm_flip(a_z, dim), [], dim), dim);
end
