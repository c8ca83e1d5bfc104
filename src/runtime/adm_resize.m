function x = adm_resize(x, sizes)
% ADM_RESIZE  Bring an array back to the size that it had before it grew.
%   x = adm_resize(x, sizes): what lies outside of the sizes is dropped. Arrays, cells and struct arrays.
  if numel(sizes) == 2 && ndims(x) == 2
    x = x(1:sizes(1), 1:sizes(2));
  else
    sizes(end + 1:ndims(x)) = 1;
    kept = arrayfun(@(n) 1:n, sizes, 'UniformOutput', false);
    x = x(kept{:});
  end
end
