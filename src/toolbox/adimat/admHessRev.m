function [H, J, varargout] = admHessRev(f, seed, varargin)
  % admHessRev  Second derivatives by tangents of adjoints.
  %   [H, J, r1, …] = admHessRev(f, S, x1, …, xN, opts): admHessian with the strategy 't1rev'. Seeds, results, options and errors are
  %   those of admHessian.
  %
  %   Errors: those of admHessian.
  %
  %   Example:
  %     H = admHessRev(@(x) x(1)^2 * x(2), 1, [1; 2])   % [4 2; 2 0]
  %
  %   See also: admHessian
  [args, opts] = with_options(varargin, 'hessianStrategy', 't1rev');
  varargout = cell(1, max(0, nargout - 2));
  [H, J, varargout{:}] = admHessian(f, seed, args{:}, opts);
end

%!test
%! [H, g, y] = admHessRev(@(x) x(1)^2 * x(2), 1, [1; 2]);
%! assert(H, [4 2; 2 0], 1e-13);
%! assert(g, [4 1], 1e-13);
%! assert(y, 2);
%! assert(admHessRev(@(x) x.^2, {[2 3], 1, 1}, [1; 2], admOptions('i', 1)), [4 0; 0 6], 1e-13);
