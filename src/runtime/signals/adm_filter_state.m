function adjoint = adm_filter_state(of, a_z, a_s, b, a, x, si, varargin)
% ADM_FILTER_STATE  The adjoint of an argument of [z, s] = filter(b, a, x, si), for a vector or the columns of a matrix.
%   adjoint = adm_filter_state(of, a_z, a_s, b, a, x, si): `of` is 'b', 'a', 'x' or 'si'; si is [] where the filter
%   begins at rest, a_s where its last state is not asked for; a dimension may stand behind it.
%   Source: the transposed direct form II, which is what filter computes, step by step backwards.
  [bn, an, u, s] = adm_filter_steps(b, a, x, si, varargin{:});
  z = filter(bn, an, u, s);
  a_u = zeros(size(u));
  a_bn = zeros(size(bn));
  a_an = zeros(size(an));
  isTurned = isequal(varargin, {2});
  w = adm_filter_state_turned(isTurned, a_z, u);
  h = zeros(size(s));
  if ~isempty(a_s)
    h(:) = a_s;
  end
  for t = size(u, 1):-1:1
    w(t, :) = w(t, :) - an(2:end, :).' * h;
    a_bn = a_bn + [w(t, :); h] * u(t, :).';
    a_an(2:end, :) = a_an(2:end, :) - h * z(t, :).';
    a_u(t, :) = bn(1) .* w(t, :) + bn(2:end, :).' * h;
    h = [w(t, :); h];
    h(end, :) = [];
  end
  switch of
    case 'b'
      adjoint = reshape(a_bn(1:numel(b)), size(b)) ./ a(1);
    case 'a'
      a_an(1) = -a_bn.' * bn - a_an.' * an;
      adjoint = reshape(a_an(1:numel(a)), size(a)) ./ a(1);
    case 'x'
      adjoint = adm_filter_state_turned(isTurned, a_u, x);
    case 'si'
      adjoint = reshape(h(1:numel(si)), size(si));
  end
end

function y = adm_filter_state_turned(isTurned, y, x)
  if isTurned
    y = y.';
  end
  y = reshape(y, size(x));
end
