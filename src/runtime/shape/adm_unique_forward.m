function g_z = adm_unique_forward(g_x, x, z, varargin)
% ADM_UNIQUE_FORWARD  The tangent of z = unique(x, options...): the counterpart of adm_unique.
  [~, i] = unique(x, varargin{:});
  if any(strcmp(varargin, 'rows'))
    g_z = g_x(i, :);
  else
    g_z = reshape(g_x(i), size(z));
  end
end
