function [J, results] = jacobian_as_driver(mode, name, args, independents, dependents)
% JACOBIAN_AS_DRIVER  A Jacobian, as ADiMat's drivers get one from generated functions.
%   mode: 'r' calls a_<name> once for each row, with the arguments and the adjoints of the dependents, and takes the
%   adjoints of the independents, then all results. 'F' calls g_<name> once for each column: derivatives stand before
%   values, among the arguments and among the results. 'f' calls
%   d_<name> once in the same way, for all columns, which are the first dimension of derivatives. 'd' takes central differences. What stands at other places than
%   these is an error.
  wanted = nargout(name);
  [results{1:wanted}] = feval(name, args{:});
  rows = numels(results(dependents));
  columns = numels(args(independents));
  J = zeros(sum(rows), sum(columns));
  switch mode
    case 'r'
      adjoint = ['a_' name];
      assert(nargin(adjoint), numel(args) + numel(dependents));
      assert(nargout(adjoint), numel(independents) + wanted);
      for row = 1:sum(rows)
        seeds = unit(results(dependents), row);
        out = cell(1, numel(independents) + wanted);
        [out{:}] = feval(adjoint, args{:}, seeds{:});
        J(row, :) = flat(out(1:numel(independents)));
        assert(out(numel(independents) + 1:end), results, 1e-14);
      end
    case 'F'
      tangent = ['g_' name];
      assert(nargin(tangent), numel(args) + numel(independents));
      assert(nargout(tangent), wanted + numel(dependents));
      for column = 1:sum(columns)
        directions = unit(args(independents), column);
        out = cell(1, wanted + numel(dependents));
        [out{:}] = feval(tangent, interleave(args, independents, directions){:});
        isDerivative = interleave(num2cell(false(1, wanted)), dependents, num2cell(true(1, numel(dependents))));
        J(:, column) = flat(out([isDerivative{:}]));
        assert(out(~[isDerivative{:}]), results, 1e-14);
      end
    case 'f'
      tangent = ['d_' name];
      assert(nargin(tangent), numel(args) + numel(independents));
      assert(nargout(tangent), wanted + numel(dependents));
      directions = args(independents);
      at = [0; cumsum(columns(:))];
      for k = 1:numel(directions)
        directions{k} = zeros([sum(columns), size(directions{k})]);
        directions{k}(:, :) = double((1:sum(columns)).' == at(k) + (1:columns(k)));
      end
      out = cell(1, wanted + numel(dependents));
      [out{:}] = feval(tangent, interleave(args, independents, directions){:});
      isDerivative = interleave(num2cell(false(1, wanted)), dependents, num2cell(true(1, numel(dependents))));
      turned = cellfun(@(it) reshape(it, sum(columns), []).', out([isDerivative{:}])(:), 'UniformOutput', false);
      J = cell2mat(turned);
      assert(out(~[isDerivative{:}]), results, 1e-14);
    case 'd'
      h = 1e-6;
      for column = 1:sum(columns)
        directions = unit(args(independents), column);
        J(:, column) = (values(name, args, independents, dependents, directions, h) ...
          - values(name, args, independents, dependents, directions, -h)) / (2 * h);
      end
  end
end

function counts = numels(list)
  counts = cellfun(@numel, list);
end

function v = flat(list)
  v = cell2mat(cellfun(@(it) it(:), list(:), 'UniformOutput', false));
end

% Zeros like the values, but for a one at a place in all of them together.
function list = unit(like, place)
  list = cellfun(@(it) zeros(size(it)), like, 'UniformOutput', false);
  for k = 1:numel(list)
    if place >= 1 && place <= numel(list{k})
      list{k}(place) = 1;
    end
    place = place - numel(list{k});
  end
end

function all = interleave(values, which, before)
  all = {};
  for k = 1:numel(values)
    all = [all, before(which == k), values(k)];
  end
end

function v = values(name, args, independents, dependents, directions, h)
  for k = 1:numel(independents)
    args{independents(k)} = args{independents(k)} + h * directions{k};
  end
  [results{1:nargout(name)}] = feval(name, args{:});
  v = flat(results(dependents));
end
