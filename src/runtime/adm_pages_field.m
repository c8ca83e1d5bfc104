function g = adm_pages_field(g_s, name, n)
% ADM_PAGES_FIELD  The tangent in a field that is written to in parts.
%   g = adm_pages_field(g_s, name, n): the field of the tangent g_s of a structure; where there is none yet, the tangent
%   of [] in n directions.
  if isstruct(g_s) && isfield(g_s, name)
    g = g_s.(name);
  else
    g = zeros(0, 0, n);
  end
end
