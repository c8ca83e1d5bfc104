function check_helpers()
% CHECK_HELPERS  Test the runtime helpers that stand for passes, not for rules.
%   Prints "ok <helper> <what>" or "fail <helper> <what>: <message>" for each test.
  unbroadcast_tests();
  fit_tests();
  index_tests();
  structure_tests();
  seed_tests();
  refusal_tests();
  presence_tests();
  size_tests();
  edge_tests();
  used_tests();
  finite_tests();
  zero_tests();
  quadrature_tests();
  incomplete_tests();
  block_tests();
  pattern_tests();
  direction_tests();
  index_set_tests();
  stack_tests();
  classic_tests();
  singular_vector_tests();
  single_table_tests();
end

% Compares a write to a tangent in many directions with writes to that in each.
function check_put(says, g, part, subs)
  n = size(g, 3);
  pages = cell(1, n);
  try
    for d = 1:n
      page = g(:, :, d);
      if ischar(part)
        page(subs{:}) = [];
      else
        page(subs{:}) = part(:, :, d);
      end
      pages{d} = page;
    end
  catch problem
    check_error('adm_pages_put', says, @() adm_pages_put(g, n, part, subs{:}), problem.identifier);
    return
  end
  check('adm_pages_put', says, adm_pages_put(g, n, part, subs{:}), cat(3, pages{:}));
end

function single_table_tests()
  x = [1 2 4];
  y = single([3 1 2]);
  check('adm_interp1_y', 'single', adm_interp1_y(single([1 2]), x, y, [1.5 3], 'linear', NaN), [0.5 1.5 1]);
  check('adm_interp1_x', 'single', adm_interp1_x(single([1 2]), single(x), y, [1.5 3], 'linear', NaN), [1 0.5 -0.5]);
  check('adm_interp1_forward', 'single', adm_interp1_forward(single([1 0 2]), 'y', x, y, [1.5 3], [0 0], 'linear', NaN), [0.5 1]);
  axes = {[1 2], [1 2]};
  table = single([1 2; 3 4]);
  for method = {'linear', 'spline'}
    check('adm_interpn_v', 'single', adm_interpn_v(single(2), axes, table, {1.5, 1.5}, method{1}), [0.5 0.5; 0.5 0.5]);
    check('adm_interpn_rate', 'single', adm_interpn_rate(1, axes, table, {1.5, 1.5}, [1 1], method{1}), 2);
    check('adm_interpn_forward', 'single', adm_interpn_forward(table, 0, axes, table, {1.5, 1.5}, 0, method{1}), 2.5);
  end
  pieces = adm_ppval_pieces(single([1 2]), mkpp(x, single([2 1; 4 3])), [1.5 3]);
  check('adm_ppval_pieces', 'single', pieces.coefs, single([0.5 1; 2 2]));
  check('adm_ppval_pieces', 'breaks of single ones', pieces.breaks, [-2 -8 0]);
  pieces = interp1(single(x), y, 'nearest', 'pp');
  check('adm_pieces_breaks', 'single', full(adm_pieces_breaks(single(x), pieces)), [1 0 0; 0.5 0.5 0; 0 0.5 0.5; 0 0 1]);
  check('adm_pieces_x', 'single', adm_pieces_x(struct('coefs', single([0; 0; 0]), 'breaks', [1 2 4 8]), single(x), y, pieces, 'nearest'), [2 3 10]);
  check('adm_pieces_forward', 'single', adm_pieces_forward(single([2 4 8]), 'x', single(x), y, pieces, 'nearest').breaks, [2 3 6 8]);
end

function check(helper, what, actual, expected)
  same = isequal(size(actual), size(expected)) && strcmp(class(actual), class(expected)) && isequaln(actual, expected);
  if same
    printf('ok %s %s\n', helper, what);
  else
    printf('fail %s %s: %s instead of %s\n', helper, what, disp(actual), disp(expected));
  end
end

function pattern_tests()
  u = [1 2; 3 4i; 5 6];
  v = [2 1; 0 7; -1 3; 4 1];
  s = sparse([1 0 2 0; 0 0 0 1; 0 1 0 0]);
  check('adm_outer_at', 'some entries', full(adm_outer_at(u, v, s)), (u * v.') .* (s ~= 0));
  check('adm_outer_at', 'of sparse vectors', adm_outer_at(sparse(u), sparse(v), s), sparse((u * v.') .* (s ~= 0)));
  check('adm_outer_at', 'one row', adm_outer_at(2, v(:, 1), sparse([1 1 0 1])), sparse([4 0 0 8]));
  check('adm_outer_at', 'single', full(adm_outer_at(single(u), v, s)), (u * v.') .* (s ~= 0));
  check('adm_outer_at', 'all', adm_outer_at(u, v, []), u * v.');
  check('adm_outer_at', 'another size', adm_outer_at(u, v, s.'), u * v.');
  check('adm_outer_at', 'none', adm_outer_at(u, v, 0), sparse(3, 4));
  K = sparse([0 1 0; 0 0 2; 0 0 0]);
  p = sparse([1 1 0; 0 0 1; 0 0 0]);
  L = sparse([2 0 1; 0 0 3; 0 4 0]);
  check('adm_pattern_sum', 'of two', adm_pattern_sum(K + K.', p, p.'), (p | p.'));
  check('adm_pattern_sum', 'of what does not vary', adm_pattern_sum(K, 0, p), p ~= 0);
  check('adm_pattern_sum', 'of what is expanded', adm_pattern_sum(K, sparse(1), p), []);
  check('adm_pattern_sum', 'of what may vary anywhere', adm_pattern_sum(K, p, []), []);
  check('adm_pattern_sum', 'of what is full', adm_pattern_sum(full(K), p), []);
  check('adm_pattern_product', 'with zero', adm_pattern_product(0 * K, 0, 0, K, p), sparse(3, 3) ~= 0);
  check('adm_pattern_product', 'with a number', adm_pattern_product(2 * K, 2, [], K, p), p ~= 0);
  check('adm_pattern_product', 'of a constant matrix', adm_pattern_product(2 * K, 2, [], K, 0), K ~= 0);
  check('adm_pattern_product', 'of matrices', adm_pattern_product(K * K, K, p, K, 0), (p ~= 0) * double(K ~= 0) ~= 0);
  check('adm_pattern_product', 'of nothing that varies', adm_pattern_product(K * K, K, 0, K, 0), sparse(3, 3) ~= 0);
  check('adm_pattern_product', 'of what may vary anywhere', adm_pattern_product(K * K, K, [], K, p), []);
  check('adm_pattern_product', 'of what is full', adm_pattern_product(K * u, K, p, u, 0), []);
  check('adm_pattern_times', 'with a mask', adm_pattern_times(K .* 0, K, p, [1 0 1; 1 1 1; 1 1 1], 0), sparse([1 0 0; 0 0 1; 0 0 0]) ~= 0);
  check('adm_pattern_times', 'with what may vary anywhere', adm_pattern_times(K .* ones(3), K, 0, ones(3), []), K ~= 0);
  check('adm_pattern_times', 'the other way round', adm_pattern_times(K .* ones(3), ones(3), [], K, p), p ~= 0);
  check('adm_pattern_times', 'with a number', adm_pattern_times(2 * K, K, p, 2, []), p ~= 0);
  check('adm_pattern_times', 'of what is full', adm_pattern_times(full(K), K, p, K, p), []);
  check('adm_pattern_times', 'of what may both vary anywhere', adm_pattern_times(K .* K, K, [], K, []), []);
  check('adm_pattern_quotient', 'by a number', adm_pattern_quotient(K / 2, K, p, 2, []), p ~= 0);
  check('adm_pattern_quotient', 'by a matrix', adm_pattern_quotient(K / speye(3), K, p, speye(3), 0), []);
  check('adm_pattern_part', 'some', adm_pattern_part(p, {2:3, ':'}), p(2:3, :));
  check('adm_pattern_part', 'nowhere', adm_pattern_part(0, {1, 2}), 0);
  check('adm_pattern_part', 'everywhere', adm_pattern_part([], {1, 2}), []);
  q = p;
  q(3, 2:3) = 1;
  check('adm_pattern_written', 'a constant', adm_pattern_written(K, p, {3, 2:3}, 0), p);
  check('adm_pattern_written', 'what varies', adm_pattern_written(K, p, {3, 2:3}, 1), q);
  check('adm_pattern_written', 'a constant where nothing varies', adm_pattern_written(K, 0, {3, 2:3}, 0), 0);
  check('adm_pattern_written', 'what varies where nothing does', adm_pattern_written(K, 0, {3, 2:3}, 1), sparse([3 3], [2 3], 1, 3, 3));
  check('adm_pattern_written', 'what grows', adm_pattern_written(K, p(1:2, :), {3, 2:3}, 1), []);
  check('adm_pattern_written', 'what may vary anywhere', adm_pattern_written(K, [], {3, 2:3}, 0), []);
  check('adm_pattern_written', 'what is full', adm_pattern_written(full(K), p, {3, 2:3}, 1), []);
  check('adm_pattern_vector', 'a column', adm_pattern_vector(sparse([0; 2])), sparse([1; 1]));
  check('adm_pattern_vector', 'a matrix', adm_pattern_vector(K), []);
  check('adm_pattern_vector', 'what is full', adm_pattern_vector([1 0]), []);
  check('adm_pattern_product', 'of kron, of both', adm_pattern_product(kron(K, K.'), K, p, K.', p.', 'kron'), kron(p, p.') ~= 0);
  check('adm_pattern_product', 'of kron, of the first', adm_pattern_product(kron(K, L), K, p, L, 0, 'kron'), kron(p, L) ~= 0);
  check('adm_pattern_product', 'of kron, of the second with a number', adm_pattern_product(kron(2, K), 2, 0, K, p, 'kron'), p ~= 0);
  check('adm_pattern_product', 'of kron, of what may vary anywhere', adm_pattern_product(kron(K, L), K, p, L, [], 'kron'), []);
  check('adm_pattern_product', 'of kron, of what is full', adm_pattern_product(kron(full(K), full(L)), K, p, L, 0, 'kron'), []);
  check('adm_pattern_power', 'a square', adm_pattern_power(K ^ 2, K, p, 2), p * abs(K) + abs(K) * p + p * p ~= 0);
  check('adm_pattern_power', 'a cube', adm_pattern_power(q ^ 3, q, q, 3), q ^ 3 ~= 0);
  check('adm_pattern_power', 'nowhere', adm_pattern_power(K ^ 2, K, 0, 2), sparse(3, 3) ~= 0);
  check('adm_pattern_moved', 'a diagonal', adm_pattern_moved(diag(K, 1), K, p, 'diag', 1), sparse([1; 1]) ~= 0);
  check('adm_pattern_moved', 'nowhere', adm_pattern_moved(tril(K), K, 0, 'tril'), sparse(3, 3) ~= 0);
  check('adm_pattern_moved', 'everywhere', adm_pattern_moved(tril(K), K, [], 'tril'), []);
  check('adm_pattern_moved', 'what is full', adm_pattern_moved(tril(full(K)), full(K), p, 'tril'), []);
  check('adm_pattern_joined', 'side by side', adm_pattern_joined([K, L, [1; 0; 2]], 'horzcat', K, p, L, 0, [1; 0; 2], []), ([p, 0 * L, ones(3, 1)]) ~= 0);
  check('adm_pattern_joined', 'along the diagonal', adm_pattern_joined(blkdiag(K, 2), 'blkdiag', K, p, 2, 0), blkdiag(p, 0) ~= 0);
  check('adm_pattern_joined', 'with nothing', adm_pattern_joined([K; []], 'vertcat', K, p, [], []), p ~= 0);
  check('adm_pattern_joined', 'what may vary anywhere', adm_pattern_joined([K, L], 'horzcat', K, p, L, []), []);
  check('adm_pattern_joined', 'what is full', adm_pattern_joined(full([K, L]), 'horzcat', full(K), p, full(L), 0), []);
  check('adm_spread_at', 'of columns', adm_spread_at([1 2 3], K, p), p .* [1 2 3; 1 2 3; 1 2 3]);
  check('adm_spread_at', 'of rows', adm_spread_at([1; 2i; 3], K, p), p .* [1 1 1; 2i 2i 2i; 3 3 3]);
  check('adm_spread_at', 'of rows, sparse', adm_spread_at(sparse([1; 0; 3]), K, p), p .* [1 1 1; 0 0 0; 3 3 3]);
  check('adm_spread_at', 'of pages', adm_spread_at(L, K, p), p .* L);
  check('adm_spread_at', 'of a column', adm_spread_at(3, K(:, 2), p(:, 2)), 3 * p(:, 2));
  check('adm_spread_at', 'nowhere', adm_spread_at([1 2 3], K, 0), sparse(3, 3));
  check('adm_spread_at', 'of a number', adm_spread_at(4, sparse(2), sparse(1)), sparse(4));
  check('adm_spread_at', 'everywhere', full(adm_spread_at([1 2 3], K, [])), repmat([1 2 3], 3, 1));
  check('adm_spread_at', 'of what is full', adm_spread_at([1 2 3], full(K), p), repmat([1 2 3], 3, 1));
  check('adm_product_left_at', 'of sparse ones', adm_product_left_at(L, false, K, p), p .* (L * K.'));
  check('adm_product_left_at', 'of sparse ones, everywhere', adm_product_left_at(L, false, K, []), L * K.');
  check('adm_product_right_at', 'of sparse ones', adm_product_right_at(L, K, false, p), p .* (K.' * L));
  check('adm_product_right_at', 'of sparse ones, everywhere', adm_product_right_at(L, K, false, []), K.' * L);
  x = [1 2i; 0 4; 5 6];
  y = [1 0 2; 3i 1 1];
  Z = reshape((1:36) .* (mod(1:36, 3) > 0), 6, 6);
  check('adm_kron_left', 'sparse', adm_kron_left(sparse(Z), x, y), adm_kron_left(Z, x, y));
  check('adm_kron_left', 'all sparse', adm_kron_left(sparse(Z), sparse(x), sparse(y)), sparse(adm_kron_left(Z, x, y)));
  check('adm_kron_right', 'sparse', adm_kron_right(sparse(Z), x, y), adm_kron_right(Z, x, y));
  check('adm_kron_right', 'all sparse', adm_kron_right(sparse(Z), sparse(x), sparse(y)), sparse(adm_kron_right(Z, x, y)));
  tall = sparse([2 0 1i; 0 0 3; 0 4 0; 1 0 0; 0 2i 1]);
  y = [1 2; 0 1i; 3 1; 2 2; 1i 0];
  a_z = [1 0; 2i 1; 0 3];
  everything = adm_mldivide_left(a_z, full(tall), y, full(tall) \ y);
  same = @(a, b) max(max(abs(full(a - b)))) < 1e-13;
  some = adm_mldivide_left_at(a_z, tall, y, tall \ y, tall);
  check('adm_mldivide_left_at', 'least squares', issparse(some) && same(some, everything .* (tall ~= 0)), true);
  check('adm_mldivide_left_at', 'least squares, everywhere', same(adm_mldivide_left_at(a_z, tall, y, tall \ y, []), everything), true);
  check('adm_mldivide_left', 'least squares of a sparse matrix', same(adm_mldivide_left(a_z, tall, y, tall \ y), everything), true);
  check('adm_mldivide_right', 'least squares of a sparse matrix', same(adm_mldivide_right(a_z, tall, y), adm_mldivide_right(a_z, full(tall), y)), true);
  check_error('adm_sparse_normal', 'rank', @() adm_sparse_normal(tall(:, [1, 1]), a_z(1:2, :)), 'Adjoinery:rank');
  check('adm_diag', 'of a sparse matrix', adm_diag([5; 6], sparse(x), 0), sparse([5 0; 0 6; 0 0]));
  check('adm_sparse_zeros', 'a sparse matrix', adm_sparse_zeros(s), sparse(3, 4));
  check('adm_sparse_zeros', 'a full one', adm_sparse_zeros(v), zeros(4, 2));
  check('adm_unbroadcast', 'sparse, a number', adm_unbroadcast(s, 2), 5);
  check('adm_unbroadcast', 'sparse, a column', adm_unbroadcast(s, [1; 2; 3]), [3; 1; 1]);
  A = s(:, 1:3) + 3 * speye(3);
  y = [1; 2; 3i];
  all_of_it = adm_mldivide_left(y, A, u, A \ u(:, 1));
  check('adm_mldivide_left_at', 'a least square', size(adm_mldivide_left_at([1; 2], s.'(:, 1:2), v(:, 1), s.'(:, 1:2) \ v(:, 1), s.'(:, 1:2))), [4 2]);
  check('adm_mldivide_left_at', 'some entries', full(adm_mldivide_left_at(y, A, u(:, 1), A \ u(:, 1), p)), all_of_it .* p);
  check('adm_mldivide_left_at', 'a full matrix', adm_mldivide_left_at(y, full(A), u(:, 1), A \ u(:, 1), p), adm_mldivide_left(y, full(A), u(:, 1), A \ u(:, 1)));
end

function direction_tests()
  x = reshape(1:6, 3, 2);
  g = reshape(1:24, 3, 2, 4);
  check('adm_directions', 'the number', adm_directions(2, {g, x}, {x}, {{g, {}}, {x, {}}}, {struct('a', g), struct('a', x)}), 4);
  check('adm_directions', 'one', adm_directions(2, {x, x}), 1);
  check('adm_directions', 'of what is empty', adm_directions(2, {zeros(0, 3, 5), zeros(0, 3)}), 5);
  check('adm_directions', 'of arrays', adm_directions(Inf, {g, g}, {g}), 1);
  refused = {'another size', {g, x'}; 'no tangent', {x}; 'another structure', {{g}, {x, x}}; 'an array', {g, g}; 'no directions', {zeros(3, 2, 0), x}
    'another kind', {g, {x}}; 'nothing that tells', {{}, {}}; 'an array that is passive', {g}};
  for k = 1:size(refused, 1)
    check_error('adm_directions', refused{k, 1}, @() [adm_directions(2, refused{k, 2})], 'Adjoinery:directions');
  end
  check_error('adm_directions', 'two numbers', @() adm_directions(2, {g, x}, {g(:, :, 1:3), x}), 'Adjoinery:directions');
  d = reshape(g, 6, 4).';
  check('adm_directions_last', 'a matrix', adm_directions_last(reshape(d, 4, 3, 2), x), g);
  check('adm_directions_last', 'structures', adm_directions_last({struct('a', d), zeros(4, 0)}, {struct('a', x(:)), []}), {struct('a', reshape(g, 6, 1, 4)), zeros(0, 0, 4)});
  check_error('adm_directions_last', 'another size', @() adm_directions_last(g, x), 'Adjoinery:directions');
  check_error('adm_directions_last', 'another structure', @() adm_directions_last({d}, {x, x}), 'Adjoinery:directions');
  check_error('adm_directions_last', 'another kind', @() adm_directions_last(d, {x}), 'Adjoinery:directions');
  check('adm_directions_first', 'a matrix', adm_directions_first(g, x), reshape(d, 4, 3, 2));
  check('adm_directions_first', 'structures', adm_directions_first(struct('a', {{g}}), struct('a', {{x}})), struct('a', {{reshape(d, 4, 3, 2)}}));
  check('adm_directions_turned', 'nothing', adm_directions_turned(@adm_directions_last, {}, {}), {});
  check('adm_matrix', 'a matrix', adm_matrix(x), x);
  check_error('adm_matrix', 'an array', @() adm_matrix(g), 'Adjoinery:directions');
  check('adm_pages_zeros', 'structures', adm_pages_zeros({single(x), struct('a', zeros(0, 2), 'b', 'text')}, 4, 2), ...
      {zeros(3, 2, 4, 'single'), struct('a', zeros(0, 2, 4), 'b', zeros(1, 4, 4))});
  check('adm_pages_zeros', 'arrays', adm_pages_zeros(g, 2, Inf), zeros(3, 2, 4, 2));
  check_error('adm_pages_zeros', 'arrays', @() adm_pages_zeros(g, 2, 2), 'Adjoinery:directions');
  check('adm_pages_one', 'structures', adm_pages_one({g, struct('a', zeros(3, 2, 4, 4)), []}, 2, 4), {g(:, :, 2), struct('a', zeros(3, 2, 4)), []});
  check('adm_pages_one', 'beside text', adm_pages_one({g, 'text', struct('a', int8(2))}, 2, 4), {g(:, :, 2), 'text', struct('a', int8(2))});
  check('adm_pages_each', 'beside text', adm_pages_each(4, 2, @(s) s, {g, 'text', true}), {g, 'text', true});
  check('adm_pages_one', 'of one', adm_pages_one(x, 1, 1), x);
  check_error('adm_pages_one', 'another number', @() adm_pages_one(g, 2, 3), 'Adjoinery:directions');
  check_error('adm_pages_one', 'no page', @() adm_pages_one(x, 2, 2), 'Adjoinery:directions');
  check('adm_pages_each', 'structures', adm_pages_each(4, 2, @(g) {g', struct('a', g(1))}, g), ...
      {permute(g, [2 1 3]), struct('a', g(1, 1, :))});
  check('adm_pages_each', 'sparse ones', adm_pages_each(4, 2, @(g) sparse(g), g), g);
  check_error('adm_pages_each', 'arrays', @() adm_pages_each(4, 2, @(page) cat(3, page, page), g), 'Adjoinery:directions');
  [one, other] = adm_pages_each(4, Inf, @(g) deal(g, cat(3, g, g)), g);
  check('adm_pages_each', 'several', {one, size(other)}, {g, [3 2 2 4]});
  parts = {{5}, {[2 6; 1 1]}, {':'}, {[]}, {logical([1 0; 0 0; 1 0])}, {2, ':'}, {[1 3], 2}, {':', []}};
  for k = 1:numel(parts)
    at = parts{k};
    expected = arrayfun(@(d) subsref(g(:, :, d), substruct('()', at)), 1:4, 'UniformOutput', false);
    check('adm_pages_part', sprintf('part %d', k), adm_pages_part(g, at{:}), cat(3, expected{:}));
  end
  check('adm_pages_part', 'of a row', adm_pages_part(reshape(1:8, 1, 4, 2), [2; 3]), reshape([2 3 6 7], 1, 2, 2));
  check('adm_pages_part', 'all of a row', adm_pages_part(reshape(1:8, 1, 4, 2), ':'), reshape(1:8, 4, 1, 2));
  check('adm_pages_part', 'none of a column', size(adm_pages_part(zeros(4, 1, 2), zeros(1, 0))), [size(subsref(zeros(4, 1), substruct('()', {zeros(1, 0)}))), 2]);
  check('adm_pages_part', 'an integer', adm_pages_part(g, int32(4)), g(1, 2, :));
  check('adm_pages_part', 'of cells', adm_pages_part({1, 2, 3}, [1 3]), {1, 3});
  puts = {{5}, {int32(4)}, {9}, {2, 2}, {4, 3}, {[1 6]}, {[2 8]}, {':'}, {2, ':'}, {logical([1 0; 0 0; 1 0])}};
  written = {g(1, 1, :), single(g(3, 2, :)), g(1, :, :), g, 'none'};
  for k = 1:numel(puts)
    for part = written
      v = part{1};
      check_put(sprintf('%s, place %d', class(v), k), g, v, puts{k});
    end
  end
  check_put('growth of nothing', zeros(0, 0, 4), g(2, 1, :), {3});
  check('adm_pages_put', '[]', adm_pages_put([], 4, g(2, 1, :), 2), cat(1, [zeros(1, 1, 4), g(2, 1, :)]));
  check_error('adm_pages_put', 'another number', @() adm_pages_put(g, 3, g(1, 1, 1:3), 9), 'Adjoinery:directions');
  check('adm_pages_moved', 'two', adm_pages_moved(4, 2, @(a, b) [a, b(:, 1); zeros(1, 3)], g, 2 * g), [g, 2 * g(:, 1, :); zeros(1, 3, 4)]);
  check('adm_pages_moved', 'one direction', adm_pages_moved(1, 2, @(a) a.', x), x.');
  check('adm_pages_moved', 'cells', adm_pages_moved(4, 2, @(c) c(1), {g}), {g});
  check('adm_pages_moved', 'single numbers', adm_pages_moved(4, 2, @(a) [a; zeros(1, 2, 'single')], g), single([g; zeros(1, 2, 4)]));
  check_error('adm_pages_moved', 'arrays', @() adm_pages_moved(4, 2, @(a) cat(3, a, a), g), 'Adjoinery:directions');
  m = reshape((1:24) .^ 2, 3, 2, 4);
  check('adm_pages_over', 'a matrix', adm_pages_over(m, [2 1; 1 3; 0 2]), adm_pages_each(4, 2, @(a) a / [2 1; 1 3; 0 2], m));
  check('adm_pages_over', 'a number', adm_pages_over(m, sparse(2)), m / 2);
  check('adm_pages_mrdivide', 'a matrix', adm_pages_mrdivide(m(1:2, :, :), [1 2], [2 1; 1 3], [1 2] / [2 1; 1 3]), ...
      adm_pages_each(4, 2, @(a) adm_mrdivide_forward(a, [1 2], [2 1; 1 3], [1 2] / [2 1; 1 3]), m(1:2, :, :)));
  check('adm_pages_cross', 'matrices', adm_pages_cross(x, m), adm_pages_each(4, 2, @(a) cross(x, a), m));
  check('adm_pages_cross', 'three directions', adm_pages_cross(m(:, 1, 1:3), x(:, 1)), adm_pages_each(3, 2, @(a) cross(a, x(:, 1)), m(:, 1, 1:3)));
  state = warning('off', 'all');
  check('adm_pages_cross', 'a row and a column', adm_pages_cross(m(:, 1, :), x(:, 1).'), adm_pages_each(4, 2, @(a) cross(a, x(:, 1).'), m(:, 1, :)));
  warning(state);
  check_error('adm_pages_part', 'beyond the end', @() adm_pages_part(g, 7), 'Octave:index-out-of-bounds');
  check('adm_pages_put', 'numbers', adm_pages_put(g, 4, zeros(1, 1, 4), ':', 2), cat(2, g(:, 1, :), zeros(3, 1, 4)));
  check('adm_pages_put', 'growth', adm_pages_put(zeros(0, 0, 4), 4, g(:, 1, :), 1:3), permute(g(:, 1, :), [2 1 3]));
  check('adm_pages_put', 'nothing', adm_pages_put(g, 4, 'none', ':', 1), g(:, 2, :));
  check('adm_pages_put', 'cells', adm_pages_put(zeros(0, 0, 4), 4, {g}, 2), {[], g});
  check('adm_pages_put', 'no cell', adm_pages_put({g, g}, 4, 'none', 2), {g});
  opened = adm_pages_open({g, zeros(0, 0, 4)}, '{}', {2}, '.', 'a');
  check('adm_pages_open', 'a structure', opened, {g, []});
  check('adm_pages_open', 'in a field', adm_pages_open(struct('a', zeros(0, 0, 4)), '.', 'a', '()', {2}, '.', 'b'), struct('a', []));
  check('adm_pages_open', 'elements', adm_pages_open({zeros(0, 0, 4)}, '{}', {1}, '()', {2}), {zeros(0, 0, 4)});
  check('adm_pages_open', 'numbers', adm_pages_open({g}, '{}', {1}, '.', 'a'), {g});
  check('adm_pages_open', 'nothing', adm_pages_open({g}, '{}', {3}, '.', 'a'), {g});
  check('adm_map_slot', 'there', adm_map_slot({'b', 'a'}, 'a'), 2);
  check('adm_map_slot', 'a number', adm_map_slot({3, 1}, 1), 2);
  check('adm_map_slot', 'behind', adm_map_slot({3, 1}, 2), 3);
  check_error('adm_map_slot', 'another type', @() adm_map_slot({3}, 'a'), '');
  check_error('adm_map_slot', 'no key', @() adm_map_slot({}, {}), '');
  check('adm_map_place', 'several', adm_map_place({'b', 'a'}, {'a', 'b'}), [2, 1]);
  check_error('adm_map_place', 'not there', @() adm_map_place({'b'}, 'a'), '');
  check('adm_map_found', 'some', adm_map_found({'b', 'a'}, {'a', 'c'}), 2);
  check('adm_map_found', 'none', adm_map_found({3, 4}, 5), zeros(1, 0));
  check('adm_map_has', 'some', adm_map_has({3, 4}, [5, 4]), [false, true]);
  check('adm_map_has', 'text', adm_map_has({'b', 'a'}, 'a'), true);
  check('adm_map_order', 'text', adm_map_order({'b', 'a'}), [2, 1]);
  check('adm_map_order', 'numbers', adm_map_order({3, 1, 2}), [2, 3, 1]);
  check('adm_map_order', 'nothing', adm_map_order({}), zeros(1, 0));
  check('adm_map_keys', 'numbers', adm_map_keys([3; 1], {1, 2}, false), {3, 1});
  check('adm_map_keys', 'text', adm_map_keys('a', {1}, false), {'a'});
  check_error('adm_map_keys', 'too few', @() adm_map_keys({'a', 'b'}, {1}, false), '');
  check_error('adm_map_keys', 'twice', @() adm_map_keys({'a', 'a'}, {1, 2}, false), 'Adjoinery:map');
  check_error('adm_map_keys', 'integers', @() adm_map_keys({'a'}, {int8(1)}, false), 'Adjoinery:map');
  check('adm_pages_at', 'there', adm_pages_at({1, struct('a', g)}, 4, '{}', {2}, '.', 'a'), g);
  check('adm_pages_at', 'no field', adm_pages_at([], 4, '.', 'a'), zeros(0, 0, 4));
  check('adm_pages_at', 'no element', adm_pages_at(struct('a', g), 4, '()', {3}, '.', 'a'), zeros(0, 0, 4));
  check('adm_pages_at', 'an empty cell', adm_pages_at(cell(2), 4, '{}', {1, 2}), zeros(0, 0, 4));
  sums = {zeros(0, 0), zeros(0, 3), zeros(3, 0), zeros(1, 0), 5, 1:3, (1:3)', x};
  for k = 1:numel(sums)
    check('adm_pages_sum', mat2str(size(sums{k})), adm_pages_sum(repmat(sums{k}, [1 1 4]), sums{k}), repmat(sum(sums{k}), [1 1 4]));
  end
  products = {x, ones(2, 3); 2, x; x, 3; zeros(3, 0), zeros(0, 2); zeros(0, 3), x; x, zeros(2, 0); (1:3), (4:6)'; (1:3)', 4:6};
  for k = 1:size(products, 1)
    [a, b] = products{k, :};
    expected = repmat(a * b, [1 1 4]);
    check('adm_pages_times', sprintf('the left one, %d', k), adm_pages_times(repmat(a, [1 1 4]), b), expected);
    check('adm_pages_times', sprintf('the right one, %d', k), adm_pages_times(a, repmat(b, [1 1 4])), expected);
  end
end

function quadrature_tests()
  given = {'exp', @(t) exp(t), 0, 1, [], exp(1) - 1; 'constant', @(t) 2 + 0 * t, 0, 1, [], 2
    'nothing', @(t) 0 * t, 0, 1, [], 0; 'waves', @(t) cos(50 * t), 0, 3, [], sin(150) / 50
    'everywhere', @(t) exp(-t.^2), -Inf, Inf, [], sqrt(pi); 'back', @(t) exp(-t.^2), Inf, -Inf, [], -sqrt(pi)
    'upwards', @(t) t.^3 .* exp(-t), 0, Inf, [], 6; 'downwards', @(t) exp(t), -Inf, 1, [], exp(1)
    'infinite at an end', @(t) 1 ./ sqrt(t), 0, 1, [], 2; 'at the other', @(t) 1 ./ sqrt(1 - t), 0, 1, [], 2
    'a kink', @(t) abs(t - 0.3), 0, 1, [], 0.29; 'a peak', @(t) 1 ./ (1e-6 + t.^2), -1, 1, [], 2e3 * atan(1e3)
    'a jump that is known', @(t) (t > 0.5) * 1, 0, 1, 0.5, 0.5; 'and elsewhere', @(t) (t > 2) .* exp(-t), 0, Inf, 2, exp(-2)
    'no interval', @(t) exp(t), 1, 1, [], 0; 'complex values', @(t) exp(1i * t), 0, pi, [], 2i};
  for k = 1:size(given, 1)
    [what, f, a, b, breaks, expected] = given{k, :};
    [points, weights] = adm_quadrature(f, [], a, b, expected, breaks, 'column');
    check('adm_quadrature', what, abs(sum(weights .* f(points)) - expected) <= 1e-12 * max(1, abs(expected)), true);
  end
  % The integral of the derivative of abs(t - c) by c jumps at c, wherever c lies between points: also beside an end of an interval.
  worst = 0;
  for c = [linspace(0.001, 0.999, 60), 0.52347 + (-2:0.5:2) * 1e-4]
    [points, weights] = adm_quadrature(@(t) abs(t - c), @(t) abs(t - c - 1e-4), 0, 1, c^2 - c + 0.5, [], 'row');
    worst = max(worst, abs(sum(weights .* sign(c - points)) - (2 * c - 1)));
  end
  check('adm_quadrature', 'a kink that moves', worst <= 1e-8, true);
  refused = {'a jump', @(t) (t > 0.3) * 1, 0, 1, 0.7;  'a jump beside an end', @(t) (t > 0.5235) * 1, 0, 1, 0.4765
    'a jump in the middle', @(t) (t > 0.5) * 1, 0, 1, 0.5
    'infinite inside', @(t) 1 ./ sqrt(abs(t - 0.3)), 0, 1, 2 * sqrt(0.3) + 2 * sqrt(0.7)
    'another integral', @(t) exp(t), 0, 1, 1.8; 'a complex bound', @(t) exp(t), 0, 1i, exp(1i) - 1
    'one value for all points', @(t) 2, 0, 1, 2};
  for k = 1:size(refused, 1)
    [what, f, a, b, found] = refused{k, :};
    check_error('adm_quadrature', what, @() adm_quadrature(f, [], a, b, found, [], 'column'), 'Adjoinery:quadrature');
  end
end

function block_tests()
  % Factors of more than one block, by the tangent, whose formula is another one.
  for n = [49 96 130]
    x = reshape(sin(1:n^2), n, n);
    x = x.' * x + n * eye(n);
    [a_z, g_x] = deal(reshape(cos((1:n^2).^1.1), n, n), reshape(sin((1:n^2).^1.3), n, n));
    z = chol(x);
    [back, forward] = deal(sum(sum(adm_chol(a_z, x, z) .* g_x)), sum(sum(a_z .* adm_chol_forward(g_x, z))));
    check('adm_chol', sprintf('size %d', n), abs(back - forward) <= 1e-10 * abs(forward), true);
    x(n - 7, n - 7) = -1;
    [z, p] = chol(x);
    a_z = a_z(1:p - 1, 1:p - 1);
    [back, forward] = deal(sum(sum(adm_chol(a_z, x, z) .* g_x)), sum(sum(a_z .* adm_chol_forward(g_x, z))));
    check_blocks([n n + 3]);
    check_blocks([n + 60 n]);
    check('adm_chol', sprintf('part of size %d', n), abs(back - forward) <= 1e-10 * abs(forward), true);
  end
end

function check_blocks(sizes)
  x = reshape(sin((1:prod(sizes)).^1.2), sizes) + eye(sizes) * 1i;
  [l, u, p] = lu(x);
  [a_l, a_u] = deal(reshape(cos((1:numel(l)).^1.1), size(l)), reshape(cos((1:numel(u)).^1.3), size(u)));
  g_x = reshape(sin((1:prod(sizes)).^1.4), sizes);
  [g_l, g_u] = adm_lu_forward(g_x, l, u, p);
  [back, forward] = deal(sum(sum(adm_lu(a_l, a_u, l, u, p) .* g_x)), sum(sum(a_l .* g_l)) + sum(sum(a_u .* g_u)));
  check('adm_lu', sprintf('size %d %d', sizes), abs(back - forward) <= 1e-9 * abs(forward), true);
end

function incomplete_tests()
  % The given values are of quadrature with 60 digits, by software of others.
  given = [1e-3 0.02 -5.605170113274206; 0.7 0.3 -0.4983006598777721; 3 0.3 -0.03136872438984029; 40 2 -5.732487245607515e-16
    12 11.5 -0.1147765746080439; 90 99 -0.02721224542949637; 140 101 -8.151969434778558e-5; 60 150 -1.23730455067556e-22
    1010 1000 -0.01194573133722544; 9e5 899800 -0.0004112795796385576];
  check_close('adm_gammainc_shape', 'given values', adm_gammainc_shape(given(:, 1), given(:, 2)), given(:, 3));
  for n = [1 2 5 20]
    x = n * [0.01 0.3 0.9 1 1.1 2 5];
    % By the recurrence from gammainc(x, 1, 'upper') = exp(-x)
    expected = -(exp(-x) .* (log(x) - psi(1)) + expint(x));
    for k = 1:n - 1
      expected = expected - x.^k .* exp(-x) / gamma(k + 1) .* (log(x) - psi(k + 1));
    end
    actual = adm_gammainc_shape(x, n);
    check('adm_gammainc_shape', sprintf('shape %d', n), all(abs(actual - expected) <= 1e-11 * max(abs(expected), 1e-3)), true);
    % betainc(x, a, n) is x^a times a polynomial in 1 - x
    [x, a] = deal([0.01 0.3; 0.6 0.95], [0.3 2; 7 40]);
    [term, slope, expected] = deal(ones(2), 0, log(x));
    for k = 1:n - 1
      slope = slope + 1 ./ (a + k - 1);
      term = term .* (a + k - 1) ./ k .* (1 - x);
      expected = expected + term .* (log(x) + slope);
    end
    expected = x.^a .* expected;
    check('adm_betainc_shape', sprintf('shape %d', n), all(abs(adm_betainc_shape(x, a, n, 1) - expected)(:) <= 1e-11), true);
    check('adm_betainc_shape', sprintf('other shape %d', n), all(abs(adm_betainc_shape(1 - x, n, a, 2) + expected)(:) <= 1e-11), true);
  end
  given = [0.2 0.03 0.4 -2.993806918460714 0.1790426268347642; 0.9 0.03 0.4 -0.9137345005064853 0.1319798171727539
    0.5 2.5 3.5 -0.1754338139016585 0.144812860275364; 0.999 400 0.5 -0.0005983333122981612 0.709267262873923
    0.3 20 12 -5.865615621579654e-5 5.03370099064553e-5; 0.7 20 12 -0.0345625905234247 0.06836976639349073
    0.49 900 950 -0.009073076745076912 0.008656105967296646; 1e-4 0.5 3000 -0.77053799062668 7.63149081738221e-5];
  for which = 1:2
    actual = adm_betainc_shape(given(:, 1), given(:, 2), given(:, 3), which);
    check_close('adm_betainc_shape', 'given values', actual, given(:, 3 + which));
  end
  check('adm_largest', 'missing and equal ones', adm_largest([2 NaN 5 5 1], 4), [3 4 1 5]);
  check('adm_gammainc_shape', 'NaN, infinite shape', adm_gammainc_shape([NaN 2], [1 Inf]), [NaN 0]);
  check('adm_betainc_shape', 'NaN', adm_betainc_shape([NaN 0.5], [1 NaN], 2, 1), [NaN NaN]);
  check('adm_gammainc_shape', 'single', class(adm_gammainc_shape(single(0.3), 2)), 'single');
  check('adm_betainc_shape', 'empty', adm_betainc_shape(zeros(0, 3), 2, 3, 1), zeros(0, 3));
  check_error('adm_gammainc_parts', 'negative x', @() adm_gammainc_shape(-1, 2), 'Adjoinery:incomplete');
  check_error('adm_betainc_parts', 'shape 0', @() adm_betainc_shape(0.5, 0, 2, 1), 'Adjoinery:incomplete');
  check_error('adm_betainc_parts', 'large shapes', @() adm_betainc_shape(0.5, 1e11, 1e11, 1), 'Adjoinery:incomplete');
end

function check_close(helper, what, actual, expected)
  check(helper, what, all(abs(actual - expected) <= 1e-11 * abs(expected)), true);
end

function used_tests()
  check('adm_used', 'numbers', adm_used([1 0; 3 4], [0 0; 1 1]), [1 0; 3 4]);
  check('adm_used', 'what is asked for', adm_used([NaN Inf -Inf NaN], [0 0 2 1]), [0 0 -Inf NaN]);
  check('adm_used', 'one adjoint for all', adm_used([NaN 2 Inf], 0), [0 2 0]);
  check('adm_used', 'a tangent of one', adm_used(Inf, [false true]), [0 Inf]);
  check('adm_used', 'sparse matrices', adm_used(sparse([NaN 0 3]), [0 1 1]), sparse([0 0 3]));
  check('adm_used_sum', 'numbers', adm_used_sum([1 2; 3 4], [1 0; 1 1]), 8);
  check('adm_used_sum', 'what is not asked for', adm_used_sum([0 2 0], [Inf 3 NaN]), 6);
  check('adm_used_sum', 'what is asked for', adm_used_sum([0 2], [Inf NaN]), NaN);
  check('adm_used_sum', 'nothing that is asked for', adm_used_sum([0; 0], [NaN; 1]), 0);
  check('adm_used', 'complex numbers', adm_used([complex(NaN, 1), 2i], [0 0]), [0, 2i]);
end

function singular_vector_tests()
  [u, s, v] = svd([1; 2; 3]);
  g = adm_svd_forward([1; 2; 3], 'u', [1; 2; 3], u, s, v);
  check('adm_svd_last_forward', 'columns that are not unique', isnan(g), [false(3, 1), true(3, 2)]);
end

function finite_tests()
  check('adm_finite', 'numbers', adm_finite([1 -2; NaN 4]), [1 -2; NaN 4]);
  check('adm_finite', 'what overflows', adm_finite([Inf 2 -Inf]), [0 2 0]);
  check('adm_finite', 'sparse matrices', adm_finite(sparse([0 Inf 3])), sparse([0 0 3]));
  check('adm_finite', 'complex numbers', adm_finite([complex(Inf, 1), 2i]), [0, 2i]);
end

function zero_tests()
  refused = {'a double zero', @(t) (t - 1.3)^2, 1.3; 'a double zero that is not met', @(t) (t - 1.3)^2, 1.3 + 1e-8
    'a threefold zero', @(t) (t - 1.3)^3, 1.3 + 1e-6; 'a pole', @(t) 1 / (t - 1.3), 1.3 + 1e-16
    'a jump', @(t) sign(t - 1.3), 1.3; 'a kink', @(t) abs(t - 1) + 2 * (t - 1), 1
    'nothing that moves', @(t) 3, 1; 'NaN', @(t) t * NaN, 1; 'no zero', @(t) t^2 + 1, 0.5
    'more equations', @(t) [t; 2 * t], 0; 'a singular system', @(t) [t(1) + t(2); 2 * t(1) + 2 * t(2)], [1; -1]};
  for k = 1:size(refused, 1)
    [what, f, x] = refused{k, :};
    check_error('adm_implicit_check', what, @() adm_implicit_y(1, x, f(x), adm_jacobian(f, x)), 'Adjoinery:solver');
  end
  given = {@(t) abs(t - 3) - 1, 4, 1; @(t) t^3 - 1e-18, 1e-6, 3e-12; @(t) sin(t * 1e6), 0, 1e6
    @(t) real(t) - 2, 2, 1; @(t) sqrt(t - 1) - 0.01, 1.0001, 50
    @(x) [abs(x(1)) * x(2); x(1) + x(2)^2], [1; 2], [2 1; 1 4]};
  for k = 1:size(given, 1)
    [f, x, expected] = given{k, :};
    check('adm_jacobian', sprintf('function %d', k), norm(adm_jacobian(f, x) - expected) <= 1e-10 * norm(expected), true);
  end
end

function check_error(helper, what, action, identifier)
  actual = 'no error';
  try
    action();
  catch problem
    actual = problem.identifier;
  end
  check(helper, what, actual, identifier);
end

function refusal_tests()
  x = [2, 1i; -1i, 3];
  check_error('adm_real', 'cholupdate', @() adm_cholupdate(ones(2), chol(x)), 'Adjoinery:complex');
  check_error('adm_real', 'zscore', @() adm_zscore(ones(2), x, x, 0, 1), 'Adjoinery:complex');
  check_error('adm_normalize_range', 'equal elements', @() adm_normalize(ones(1, 2), [3 3], [0 0], 'range'), 'Adjoinery:normalize');
  check_error('adm_normalize_scale', 'a zero norm', @() adm_normalize_forward([1 2], [0 0], [0 0], 'norm'), 'Adjoinery:normalize');
  check_error('adm_normalize_options', 'an option', @() adm_normalize([1 2], [3 4], [0 1], 'zscore', 'robust'), 'Adjoinery:normalize');
  check_error('adm_normalize_options', 'a method', @() adm_normalize([1 2], [3 4], [0 1], 'medianiqr'), 'Adjoinery:normalize');
  check_error('adm_normalize', 'complex', @() adm_normalize(x, x, x, 'norm'), 'Adjoinery:complex');
  check_error('adm_widened_places', 'other end points', @() adm_widened_places(3, 1, 'mirror'), 'Adjoinery:movingWindow');
  check_error('adm_movvar_part', 'another weight', @() adm_movvar_part(1:3, 3, 2, 2), 'Adjoinery:movingWindow');
  check_error('adm_interp1_check', 'places in equal steps', @() adm_interp1_x(1, 1:3, 4:6, 1.5, '*linear', NaN), 'Adjoinery:interp1');
  check_error('adm_interp1_options', 'uneven steps', @() adm_interp1_y(1, [1 2 4], 4:6, 1.5, '*linear', NaN), 'Adjoinery:interp1');
  check_error('adm_interpn_splines', 'three dimensions', @() adm_interpn_v(1, {[], [], []}, ones(3, 3, 3), {1, 2, 2}, 'spline'), 'Adjoinery:interpolation');
  check_error('adm_cov_columns', 'cov', @() adm_cov(ones(2), x, 0), 'Adjoinery:complex');
  check_error('adm_iqr', 'several dimensions', @() adm_iqr(1, ones(2), [1 2]), 'Adjoinery:iqr');
  check_error('adm_iqr_forward', 'all by a variable', @() adm_iqr_forward(ones(2), ones(2), 0, 'all'), 'Adjoinery:iqr');
  check_error('adm_var', 'weights', @() adm_var(1, [1i; 2], [1; 2], 1), 'Adjoinery:complex');
  check_error('adm_qr_square', 'a size that is not written down', @() adm_qr_square(eye(2), 0), 'Adjoinery:qrOption');
  check_error('adm_qr_square', 'an option that is not written down', @() adm_qr_square(eye(2), 'vector'), 'Adjoinery:qrOption');
  check_error('adm_moving_dimension', 'an option', @() adm_moving_dimension('omitnan'), 'Adjoinery:movingDimension');
  check_error('adm_moving_dimension', 'dimension 3', @() adm_moving_dimension(3), 'Adjoinery:movingDimension');
  check_error('adm_lscov_rows', 'covariances', @() adm_lscov('x', 1, [1; 2], [3; 4], eye(2), 2), 'Adjoinery:lscov');
  check_error('adm_filter_steps', 'dimension 3', @() adm_filter_state('x', 1:3, [], [1 2], 1, 1:3, [], 3), 'Adjoinery:filter');
  check_error('adm_deviations', 'weights', @() adm_var_present(1:3, [1 2 3], 2), 'Adjoinery:weights');
  check_error('adm_median_shares', 'several dimensions', @() adm_median_present(ones(2), [1 2]), 'Adjoinery:manyDimensions');
  check_error('adm_qr', 'a complex diagonal', @() adm_qr(ones(2), ones(2), ones(2), eye(2), 1i * eye(2)), 'Adjoinery:complex');
  check_error('adm_qr_forward', 'a complex direction of a real matrix', @() adm_qr_forward(1i * ones(2), eye(2), eye(2), eye(2)), 'Adjoinery:complex');
  check_error('adm_svd_forward', 'complex', @() adm_svd_forward(x, 'u', x, x, x, x), 'Adjoinery:complex');
  check_error('adm_iqr', 'complex', @() adm_iqr(1, x, 1), 'Adjoinery:complex');
  check_error('adm_iqr_forward', 'complex', @() adm_iqr_forward(x, x, [1 1], 1), 'Adjoinery:complex');
  check_error('adm_interp1_slopes', 'pchip', @() adm_interp1_slopes(1:3, [1; 2i; 3], 'pchip'), 'Adjoinery:complex');
  check_error('adm_svd', 'complex', @() adm_svd(x, x, x, x, x, x, x), 'Adjoinery:complex');
  q = eye(3)(:, [1 3 2]);
  check_error('adm_qr_reflections', 'columns of another order', @() adm_qr(ones(3), [1; 0; 0], [1; 0; 0], q, [1; 0; 0]), 'Adjoinery:qr');
  [u, s, v] = svd([1; 2; 3]);
  check_error('adm_svd_last', 'columns that are not unique', @() adm_svd(ones(3), [1; 0; 0], 1, [1; 2; 3], u, s, v), 'Adjoinery:svd');
  check_error('adm_eig_check', 'complex eigenvectors of two matrices', @() adm_pencil(x, [1; 2], x, x, x, [1; 2]), 'Adjoinery:eig');
  check_error('adm_pencil_other', 'an option', @() adm_pencil_other('vector'), 'Adjoinery:eig');
  check_error('adm_eig_phases', 'eigenvectors of another phase', @() adm_eig(x, [1; 2], 1i * eye(2), [1; 2]), 'Adjoinery:eig');
  check_error('adm_eig_basis', 'too few eigenvectors', @() adm_eig_values([1; 1], [0 1; -1 2], [1; 1]), 'Adjoinery:eig');
  check_error('adm_eig_basis', 'too few eigenvectors', @() adm_eig(eye(2), [1; 1], [1 -1; 1 -1], [1; 1]), 'Adjoinery:eig');
  check_error('adm_interp1_weights', 'method', @() adm_interp1_y(1, 1:4, 1:4, 2.5, 'v5cubic', NaN), 'Adjoinery:interp1');
  check_error('adm_linsolve_part', 'symmetric', @() adm_linsolve_matrix(eye(2), struct('SYM', true)), 'Adjoinery:linsolve');
  check_error('adm_linsolve_part', 'positive definite', @() adm_linsolve_x(eye(2), struct('POSDEF', true)), 'Adjoinery:linsolve');
  check_error('adm_gradient_steps', 'of a function', @() adm_gradient(1, @sin, 1, 1), 'Adjoinery:gradient');
  check_error('adm_interpn_weights', 'method', @() adm_interpn_v(1, {[], []}, eye(3), {1.5, 1.5}, 'cubic'), 'Adjoinery:interpolation');
  check_error('adm_fold', 'several dimensions', @() adm_median(1, ones(2, 3), [1 2]), 'Adjoinery:manyDimensions');
  check_error('adm_dimension', 'several dimensions', @() adm_gather([1; 2], 2, [1 2]), 'Adjoinery:manyDimensions');
  check_error('adm_sqrtm', 'a singular root', @() adm_sqrtm(eye(2), [1 2; 2 4]), 'Adjoinery:sqrtm');
  check_error('adm_hess_pivot', 'not unique', @() adm_hess([], eye(3), eye(3), diag([1 2 3])), 'Adjoinery:hess');
  check_error('adm_eigs_border', 'generalized eigenvalues', @() adm_eigs([], 1.5, 3, 1, 1.5), 'Adjoinery:eigs');
  check_error('adm_eigs_solve', 'eigenvalues that coincide', @() adm_eigs([], [1; 1], eye(3), eye(3, 2), [1; 1]), 'Adjoinery:eig');
  check_error('adm_polyfit_matrix', 'degree', @() adm_polyfit_y([1 1 1], [1 2], [3 4], 2), 'Adjoinery:polyfit');
  check_error('adm_pass_on', 'of a derivative', @() adm_pass_on(struct('identifier', 'Adjoinery:norm', 'message', 'no rule')), 'Adjoinery:norm');
  check_error('adm_pass_on', 'of a function', @() adm_pass_on(struct('identifier', 'Octave:some-id', 'message', 'no value')), 'no error');
  check_error('adm_pass_on', 'without an identifier', @() adm_pass_on(struct('identifier', '', 'message', 'no value')), 'no error');
end

function presence_tests()
  % The results of MATLAB with 'omitnan'.
  x = [1, NaN; 3, 4; 5, 8];
  check('adm_filled', 'a matrix', adm_filled(x, 7), [1, 7; 3, 4; 5, 8]);
  check('adm_mean_present', 'columns', adm_mean_present(x), [3, 6]);
  check('adm_mean_present', 'nothing', adm_mean_present([NaN, NaN]), NaN);
  check('adm_median_present', 'columns', adm_median_present(x), [3, 6]);
  check('adm_median_present', 'rows', adm_median_present(x, 2), [1; 3.5; 6.5]);
  check('adm_median_present', 'with infinity', adm_median_present([3, NaN, Inf, 1]), 3);
  check('adm_median_present', 'nothing', adm_median_present([NaN, NaN]), NaN);
  check('adm_var_present', 'columns', adm_var_present(x, 0), [4, 8]);
  check('adm_var_present', 'by their number', adm_var_present([1, NaN, 3], 1, 2), 1);
  check('adm_var_present', 'one and nothing', adm_var_present([NaN, 5; NaN, NaN], [], 2), [0; NaN]);
  check('adm_var_present', 'complex', adm_var_present([NaN, 1i, -1i], 0), 2);
  check('adm_std_present', 'by their number', adm_std_present([9; NaN; 1], 1), 4);
end

function unbroadcast_tests()
  by_size = @(a, x) adm_unbroadcast_to(a, size(x));
  for c = {{'adm_unbroadcast', @adm_unbroadcast}, {'adm_unbroadcast_to', by_size}}
    [name, f] = c{1}{:};
    check(name, 'same size', f([1 2; 3 4], ones(2)), [1 2; 3 4]);
    check(name, 'scalar', f([1 2; 3 4i], 7), 6 + 4i);
    check(name, 'row', f([1 2; 3 4], [7 7]), [4 6]);
    check(name, 'column', f([1 2; 3 4], [7; 7]), [3; 7]);
    check(name, 'matrix in N-d', f(ones(2, 2, 3), ones(2)), 3 * ones(2));
    check(name, 'N-d row', f(ones(2, 3, 4), ones(1, 3, 4)), 2 * ones(1, 3, 4));
    check(name, 'one of several pages', f(ones(2, 3, 4), ones(1, 1, 4)), 6 * ones(1, 1, 4));
    check(name, 'empty result, scalar', f(zeros(0, 3), 7), 0);
    check(name, 'empty result, row', f(zeros(0, 3), ones(1, 3)), zeros(1, 3));
    check(name, 'empty operand', f(zeros(0, 3), zeros(0, 1)), zeros(0, 1));
    check(name, 'two empties', f(zeros(0, 0), zeros(1, 0)), zeros(1, 0));
    check(name, 'scalar zero', f(0, ones(2, 3)), zeros(2, 3));
    check(name, 'single', f(single([1 2]), 7), single(3));
    check(name, 'sparse', issparse(f(sparse([1 2]), ones(1, 2))), false);
    check(name, 'sparse, one of several rows', f(sparse([1 2; 3 4]), ones(1, 2)), [4 6]);
  end
  check('adm_are_numbers', 'numbers among others', adm_are_numbers({1, 'a', [1 2]; single(1), {}, sparse(2i)}), logical([1 0 0; 0 0 1]));
  check('adm_unbroadcast_to', 'large and sparse', issparse(adm_unbroadcast_to(sparse(4e3, 4e3), [4e3 4e3])), true);
  name = 'adm_spread';
  check(name, 'scalar', adm_spread(2, ones(2, 3)), 2 * ones(2, 3));
  check(name, 'row', adm_spread([1 2], ones(2)), [1 2; 1 2]);
  check(name, 'column', adm_spread([1; 2], ones(2)), [1 1; 2 2]);
  check(name, 'same', adm_spread([1 2i], ones(1, 2)), [1 2i]);
  check(name, 'empty', adm_spread(5, zeros(0, 3)), zeros(0, 3));
  check(name, 'empty reduced', adm_spread([1 2 3], zeros(0, 3)), zeros(0, 3));
  check(name, 'infinite', adm_spread(Inf, [0 0]), [Inf Inf]);
  check('adm_sum', 'matrix', adm_sum([1 2; 3 4]), 10);
  check('adm_sum', 'empty', adm_sum([]), 0);
end

function fit_tests()
  name = 'adm_fit';
  check(name, 'scalar to several', adm_fit([1 2; 3 4], 5), 10);
  check(name, 'scalar to none', adm_fit(zeros(1, 0), 5), 0);
  check(name, 'scalar to one', adm_fit(3, 5), 3);
  check(name, 'row into column', adm_fit([1; 2], [7 7]), [1 2]);
  check(name, 'matrix into vector', adm_fit([1 2 3 4], ones(2)), [1 3; 2 4]);
  check(name, 'empty', adm_fit(zeros(1, 0), []), []);
end

function index_tests()
  name = 'adm_accumulate';
  check(name, 'scalar', adm_accumulate([1 2 3], 5, 2), [1 7 3]);
  check(name, 'repeated', adm_accumulate([1 2 3], [10 20 30i], [1 1 3]), [31 2 3 + 30i]);
  check(name, 'repeated column', adm_accumulate([1; 2], [10; 20; 30], [2; 2; 1]), [31; 32]);
  check(name, 'scalar for several', adm_accumulate([1 2 3], 5, [1 1 2]), [11 7 3]);
  check(name, 'mask', adm_accumulate([1 2 3], [5 6], logical([1 0 1])), [6 2 9]);
  check(name, 'colon', adm_accumulate([1 2; 3 4], [1; 2; 3; 4], ':'), [2 5; 5 8]);
  check(name, 'linear index of a matrix', adm_accumulate(zeros(2), [1 2 3], [4 4 1]), [3 0; 0 3]);
  check(name, 'matrix of indices', adm_accumulate([0 0], ones(2), [1 1; 2 1]), [3 1]);
  check(name, 'none', adm_accumulate([1 2], zeros(1, 0), []), [1 2]);
  check(name, 'two scalars', adm_accumulate(zeros(2), 5, 1, 2), [0 5; 0 0]);
  check(name, 'row', adm_accumulate(zeros(2), [5 6], 2, ':'), [0 0; 5 6]);
  check(name, 'repeated rows', adm_accumulate(zeros(2), [1 2; 3 4; 5 6i], [1 1 2], ':'), [4 6; 5 6i]);
  check(name, 'repeated rows and mask', adm_accumulate(zeros(2), [1; 3], [1 1], [false true]), [0 4; 0 0]);
  check(name, 'three subscripts', adm_accumulate(zeros(1, 2, 2), [1 2 3], 1, [2 2 1], 2), cat(3, [0 0], [3 3]));
  check(name, 'fewer subscripts than dimensions', adm_accumulate(zeros(1, 2, 2), [1 2 3], 1, [4 4 1]), cat(3, [3 0], [0 3]));
  check(name, 'more subscripts than dimensions', adm_accumulate([0 0], [1 2], 1, [2 2], 1), [0 3]);
  check(name, 'single', adm_accumulate(single([0 0]), single([1 2]), [2 2]), single([0 3]));
  check(name, 'index of an integer class', adm_accumulate([0 0], [1 2], int32([2 2])), [0 3]);
  name = 'adm_take';
  check(name, 'scalar', adm_take([1 2 3], 2), 2);
  check(name, 'distinct', adm_take([1 2 3], [3 1]), [3 1]);
  check(name, 'repeated', adm_take([1 2 3], [1 1 3 1]), [0 0 3 1]);
  check(name, 'mask', adm_take([1 2 3], logical([1 0 1])), [1 3]);
  check(name, 'colon', adm_take([1 2], ':'), [1; 2]);
  check(name, 'repeated rows', adm_take([1 2; 3 4], [2 2 1], ':'), [0 0; 3 4; 1 2]);
  check(name, 'repeated in both', adm_take([1 2; 3 4], [2 2], [1 2 1]), [0 0 0; 0 4 3]);
  check(name, 'none', adm_take([1 2], []), []);
  values = randn(1, 6);
  places = [2 1 2 3 3 2];
  x = zeros(1, 3);
  x(places) = values;
  a_x = randn(1, 3);
  check(name, 'as the language assigns', abs(a_x * x.' - adm_take(a_x, places) * values.') < 1e-14, true);
end

function structure_tests()
  name = 'adm_zeros';
  check(name, 'double', adm_zeros([1 2i]), [0 0]);
  check(name, 'single', adm_zeros(single([1 2])), single([0 0]));
  check(name, 'integer', adm_zeros(int8([1 2])), [0 0]);
  check(name, 'text', adm_zeros('abc'), [0 0 0]);
  check(name, 'mask', adm_zeros(true), 0);
  check(name, 'sparse', adm_zeros(sparse([1 0])), [0 0]);
  check(name, 'function', adm_zeros(@sin), 0);
  check(name, 'cell', adm_zeros({1, {[2 3], 'x'}; [], single(1)}), {0, {[0 0], 0}; [], single(0)});
  check(name, 'struct', adm_zeros(struct('a', [1 2], 'b', {{3}})), struct('a', [0 0], 'b', {{0}}));
  check(name, 'struct array', adm_zeros(struct('a', {1, [2 3]})), struct('a', {0, [0 0]}));
  check(name, 'empty struct', adm_zeros(struct('a', {})), struct('a', {}));
  name = 'adm_add';
  check(name, 'numbers', adm_add([1 2], [3 4i]), [4 2 + 4i]);
  check(name, 'cells', adm_add({1, [2 3]}, {4, 5}), {5, [7 8]});
  check(name, 'longer cell', adm_add({1}, {4, 5}), {5, 5});
  check(name, 'shorter cell', adm_add({1, 2}, {4}), {5, 2});
  check(name, 'structs', adm_add(struct('a', 1), struct('a', 2)), struct('a', 3));
  check(name, 'new field', adm_add(struct('a', 1), struct('b', 2)), struct('a', 1, 'b', 2));
  check(name, 'struct arrays', adm_add(struct('a', {1, 2}), struct('a', {3, 4})), struct('a', {4, 6}));
  check(name, 'longer struct array', adm_add(struct('a', 1), struct('a', {3, 4})), struct('a', {4, 4}));
  check(name, 'nothing yet', adm_add([], {1}), {1});
  check(name, 'zero for a struct', adm_add(0, struct('a', 2)), struct('a', 2));
  check(name, 'struct and zero', adm_add(struct('a', 2), 0), struct('a', 2));
  check(name, 'numbers among others', adm_add({1, [1 2], {}, []}, {2, [3 4], {}, {}}), {3, [4 6], {}, {}});
  check(name, 'numbers in columns', adm_add({1; 2}, {sparse(2); 5}), {3; 7});
  check(name, 'complex numbers', adm_add({1, 2i}, {2, 5}), {3, 5 + 2i});
  check(name, 'elements of equal number', adm_add(struct('a', {1, 2}, 'b', {[1 2], 3}), struct('b', {[1 1], 1}, 'a', {1, 1})), ...
      struct('a', {2, 3}, 'b', {[2 3], 4}));
  check(name, 'a field more', adm_add(struct('a', {1, 2}), struct('a', {1, 2}, 'b', {1, {3}})), struct('a', {2, 4}, 'b', {1, {3}}));
  check(name, 'no elements', adm_add(struct('a', {}), struct('a', {})), struct('a', {}));
  check('adm_zeros', 'a list', adm_zeros({1, [1 2; 3 4], 'a', {}, [], single(3); 1i, true, {2}, @sin, zeros(0, 3), 5}), ...
      {0, zeros(2), 0, {}, [], single(0); 0, 0, {0}, 0, zeros(0, 3), 0});
  check('adm_zeros', 'elements', adm_zeros(struct('a', {1; 2; [1 2]})), struct('a', {0; 0; [0 0]}));
  check('adm_zeros', 'no elements', size(adm_zeros(struct('a', cell(0, 3)))), [0 3]);
  check('adm_accumulate', 'cells', adm_accumulate({1; 2; 3}, {4, 5}, [3 1]), {6; 2; 7});
  check('adm_accumulate', 'elements', adm_accumulate(struct('a', {1, 2, 3}), struct('a', {1, 1}), [1 2]), struct('a', {2, 3, 3}));
  check('adm_accumulate', 'cells read twice', adm_accumulate({1, 2, 3}, {4, 5}, [3 3]), {1, 2, 12});
  check(name, 'empty and scalar', adm_add([], 3), 3);
end

function seed_tests()
  check('adm_seed', 'scalar', adm_seed(3), 1);
  check('adm_seed', 'single', adm_seed(single(3)), single(1));
  check_error('adm_seed', 'vector', @() adm_seed([1 2]), 'Adjoinery:missingSeed');
  check_error('adm_seed', 'empty', @() adm_seed([]), 'Adjoinery:missingSeed');
  check_error('adm_seed', 'struct', @() adm_seed(struct('a', 1)), 'Adjoinery:missingSeed');
  check('adm_list_seed', 'fewer than results', adm_list_seed({[1 2]}, {[3 4], [5; 6], 'text'}), {[1 2], [0; 0], zeros(1, 4)});
  check_error('adm_list_seed', 'too many', @() adm_list_seed({1, 2}, {1}), 'Adjoinery:seedSize');
  check_error('adm_list_seed', 'no cells', @() adm_list_seed(1, {1}), 'Adjoinery:seedSize');
  check_error('adm_list_seed', 'one that does not fit', @() adm_list_seed({1, [1 2]}, {1, 2, 3}), 'Adjoinery:seedSize');
  check_error('adm_check_seed', 'sizes', @() adm_check_seed([1 2], [1; 2]), 'Adjoinery:seedSize');
  check_error('adm_check_seed', 'same', @() adm_check_seed([1 2], [3 4]), 'no error');
  check_error('adm_check_seed', 'inside', @() adm_check_seed({1, [1 2]}, {1, 2}), 'Adjoinery:seedSize');
  check_error('adm_check_seed', 'field', @() adm_check_seed(struct('a', 1), struct('b', 1)), 'Adjoinery:seedSize');
  check_error('adm_check_seed', 'kind', @() adm_check_seed(1, {1}), 'Adjoinery:seedSize');
  check_error('adm_check_seed', 'struct', @() adm_check_seed(struct('a', 1), struct('a', 2)), 'no error');
  check_error('adm_check_seed', 'elements', @() adm_check_seed(struct('a', {1, 2}), struct('a', {3, 4})), 'no error');
  check_error('adm_check_seed', 'cells', @() adm_check_seed({1, {[]}}, {3, {'text'}}), 'no error');
  check_error('adm_check_seed', 'scalar', @() adm_check_seed(1, [1 2]), 'Adjoinery:seedSize');
  check_error('adm_check_seed', 'text', @() adm_check_seed([], 'text'), 'no error');
end

function size_tests()
  name = 'adm_resize';
  check(name, 'vector', adm_resize([1 2 3], [1 2]), [1 2]);
  check(name, 'from nothing', adm_resize([1 2 3], [0 0]), []);
  check(name, 'matrix', adm_resize(magic(3), [2 2]), [8 1; 3 5]);
  check(name, 'N-d', adm_resize(ones(2, 2, 3), [2 1 2]), ones(2, 1, 2));
  check(name, 'to fewer dimensions', adm_resize(cat(3, [1 2], [3 4]), [1 2]), [1 2]);
  check(name, 'cell', adm_resize({1, 2; 3, 4}, [1 2]), {1, 2});
  check(name, 'struct array', adm_resize(struct('a', {1, 2}), [1 1]), struct('a', 1));
  check(name, 'same', adm_resize([1 2], [1 2]), [1 2]);
  check('adm_circshift', 'several dimensions', adm_circshift(magic(4), [1 -1]), circshift(magic(4), [1 -1]));
  check('adm_flip', 'N-d', adm_flip(cat(3, [1 2], [3 4]), 3), cat(3, [3 4], [1 2]));
  check('adm_diag', 'matrix below', adm_diag([1; 2], ones(3, 2), -1), [0 0; 1 0; 0 2]);
  check_error('adm_diff', 'order beyond the dimension', @() adm_diff(1, ones(2, 2), 2), 'Adjoinery:diffOrder');
end

function edge_tests()
  check('adm_norm', 'p beyond the rules', strcmp(message_of(@() adm_norm(1, ones(2), 3, 5)), 'Adjoinery:norm'), true);
  check('adm_norm', 'complex seed of a real result', adm_norm(1 + 5i, [3 4], 5), [0.6 0.8]);
  check('adm_prod', 'no zero', adm_prod(1, [2 3], 6), [3 2]);
  check('adm_prod', 'underflow', adm_prod(1, [1e-200 1e-200], 0), [1e-200 1e-200]);
  check('adm_cumprod', 'zero', adm_cumprod([1 1 1], [2 0 3], [2 0 0]), [1 8 0]);
  x = [1 2 -3; 4 1 2];
  check('adm_mldivide_left', 'basic solution', ...
    message_of(@() adm_mldivide_left([1; 1; 1], x, [1; 2], [x(:, 1:2) \ [1; 2]; 0])), 'Adjoinery:underdetermined');
  check('adm_mldivide_forward', 'basic solution', ...
    message_of(@() adm_mldivide_forward(x, x, [1; 2], [x(:, 1:2) \ [1; 2]; 0])), 'Adjoinery:underdetermined');
  % where the rank is not full the solution jumps with the matrix; with the right side the shortest one does not
  x = [1 2; 1 2; 3 6];
  check('adm_mldivide_right', 'rank, more rows', max(abs(adm_mldivide_right([1; 1], x, [1; 2; 4]) - pinv(x)' * [1; 1])) < 1e-14, true);
  check('adm_mldivide_right', 'rank, fewer rows', max(abs(adm_mldivide_right([1; 1; 1], x', [1; 2]) - pinv(x) * [1; 1; 1])) < 1e-14, true);
  check_error('adm_mldivide_forward', 'rank', @() adm_mldivide_forward(x, x, [1; 2; 4], [0.2; 0.4]), 'Adjoinery:rank');
  close_eigenvalues = adm_mpower_frechet([0 1; 0 0], diag([1, 1 + 1e-13]), 0.5);
  check('adm_mpower_frechet', 'close eigenvalues', abs(close_eigenvalues(1, 2) - 0.5) < 1e-12, true);
  zero_eigenvalue = adm_mpower_frechet([0 1; 1 0], diag([4 0]), 0.5);
  check('adm_mpower_frechet', 'zero eigenvalue', zero_eigenvalue, [0 0.5; 0.5 0]);
end

function identifier = message_of(action)
  identifier = 'no error';
  try
    action();
  catch problem
    identifier = problem.identifier;
  end
end

function index_set_tests()
  adm_sets('start');
  first = adm_sets_given(speye(3), [7; 8; 9]);
  check('adm_sets_given', 'a number for each element', first, [1; 2; 3]);
  check('adm_sets_given', 'none for what has no index', adm_sets_given(sparse(2, 3), [1 2]), [0 0]);
  check_error('adm_sets_given', 'another size', @() adm_sets_given(speye(3), 1), 'Adjoinery:directions');
  row = @(g) full(adm_sets_found(g, g));
  check('adm_sets_gather', 'one member is itself', adm_sets_gather([1, 2], [1 1 2], [2 2 0]), [2 0]);
  check('adm_sets_each', 'expands', row(adm_sets_each(ones(2), first(1:2), [first(3), 0])), logical([1 0 1; 0 1 1; 1 0 0; 0 1 0]));
  check('adm_sets_product', 'leaves zeros out', adm_sets_product([0; 1], [3; 0], [1; 2], [0; 5], 0), [0; 2]);
  check('adm_sets_product', 'keeps zeros that vary', row(adm_sets_product(0, 0, first(1), 0, first(2))), logical([1 1 0]));
  check('adm_sets_times', 'zeros that vary', row(adm_sets_times(0, [0 5], [first(1), 0], [0; 0], first(2:3))), logical([1 1 1]));
  check('adm_sets_times', 'rows of zeros', row(adm_sets_times([1; 1; 1], [1 1 1; 0 2 0; 0 0 0], 0, [7; 8; 9], first)), logical([1 1 1; 0 1 0; 0 0 0]));
  check('adm_sets_times', 'a row by a matrix', row(adm_sets_times([1 1], [7 0 8], 0, ones(3, 2), [first, first])), logical([1 0 1; 1 0 1]));
  check('adm_sets_times', 'a row by a column', row(adm_sets_times(5, [7 8 9], first.', [1; 0; 1], 0)), logical([1 0 1]));
  check('adm_sets_times', 'a column by a row', adm_sets_times(ones(3, 2), [7; 8; 9], first, [1 0], 0), [1 0; 2 0; 3 0]);
  check('adm_sets_solved', 'by a number', adm_sets_solved([1; 1; 1], 1, [7; 8; 9], first, 2, 0), first);
  check('adm_sets_solved', 'by a matrix', row(adm_sets_solved([1; 1; 1], 1, [7; 8; 9], first, ones(3), 0)), true(3));
  check('adm_sets_lines', 'rows', adm_sets_lines([1; 1], [1 0; 0 3], 2), [1; 3]);
  check('adm_sets_lines', 'of another size', row(adm_sets_lines(1, first, 2)), true(1, 3));
  check('adm_sets_diff', 'neighbours', row(adm_sets_diff([1; 1], first)), logical([1 1 0; 0 1 1]));
  check('adm_sets_placed', 'one place for two', row(adm_sets_placed([1; 1], first, [2; 1; 2])), logical([0 1 0; 1 0 1]));
  check('adm_sets_placed', 'in a sparse matrix', full(adm_sets_placed(sparse(2, 2), first, [1 2 2], [1 1 2])), [1 0; 2 3]);
  check('adm_sets_all', 'of nothing', adm_sets_all([1 2], zeros(0, 1)), [0 0]);
  % Each set holds the one before it; the numbers of sets go on behind those that were solved.
  chain = first(1);
  for k = 1:20
    chain = adm_sets_each(1, chain, first(1 + mod(k, 3)));
    if k == 10
      adm_sets('found');
    end
  end
  check('adm_sets', 'many levels', row(chain), true(1, 3));
  check('adm_sets_solve', 'levels', full(adm_sets_solve(speye(3), [1 1 2 2 3], [1 2 4 3 5], [1 2 3])), [1 1 1; 1 1 1; 0 1 1]);
end

function stack_tests()
  adimat_clear_stack();
  check('adimat_push', 'counts', adimat_push(1, 'b', {3}), 3);
  check('adimat_push1', 'counts', adimat_push1([4 4]), 4);
  check('adimat_stack_size', 'four', adimat_stack_size(), 4);
  [first, second] = adimat_pop();
  check('adimat_pop', 'last one first', {first, second}, {[4 4], {3}});
  check('adimat_pop1', 'next', adimat_pop1(), 'b');
  check('adimat_store', 'bytes', adimat_store(4), 8);
  for k = 1:2000
    adimat_push1(k);
  end
  check('adimat_store', 'grows', adimat_pop1(), 2000);
  adimat_clear_stack();
  check('adimat_clear_stack', 'empty', adimat_stack_size(), 0);
  check_error('adimat_pop1', 'nothing', @() adimat_pop1(), 'Adjoinery:emptyStack');
  x = 1:3;
  adimat_push_index(x, 2);
  x(2) = 9;
  check('adimat_pop_index', 'inside', adimat_pop_index(x, 2), [1 2 3]);
  adimat_push_index1(x, 5);
  x(5) = 9;
  check('adimat_pop_index1', 'growth', adimat_pop_index1(x, 5), [1 9 3]);
  m = magic(3);
  adimat_push_index2(m, 2, ':');
  m(2, :) = 0;
  check('adimat_pop_index2', 'row', adimat_pop_index2(m, 2, ':'), magic(3));
  c = {1, 2};
  adimat_push_cell_index(c, 2);
  c{2} = 'x';
  check('adimat_pop_cell_index', 'inside', adimat_pop_cell_index(c, 2), {1, 2});
  adimat_push_cell_index(c, 4);
  c{4} = 'x';
  check('adimat_pop_cell_index', 'growth', adimat_pop_cell_index(c, 4), {1, 'x'});
  s = struct('a', 1);
  adimat_push_field(s, 'a');
  s.a = 2;
  check('adimat_pop_field', 'known', adimat_pop_field(s, 'a'), struct('a', 1));
  adimat_push_field(s, 'b');
  s.b = 2;
  check('adimat_pop_field', 'new', adimat_pop_field(s, 'b'), struct('a', 2, 'b', 2));
  check('adimat_stack_size', 'all popped', adimat_stack_size(), 0);
end

function classic_tests()
  [a, b] = a_zeros([1 2], {3});
  check('a_zeros', 'two', {a, b}, {[0 0], {0}});
  check('a_zeros1', 'single', a_zeros1(single(2)), single(0));
  check('a_zeros_index', 'inside', a_zeros_index([1 2 3], [7 7 7], 2), [1 0 3]);
  check('a_zeros_index', 'growth', a_zeros_index([1 2 3 4], [7 7], 4), [1 2]);
  check('a_zeros_index1', 'inside', a_zeros_index1([1 2 3], [7 7 7], [1 3]), [0 2 0]);
  check('a_zeros_index2', 'row', a_zeros_index2([1 2; 3 4], [7 7; 7 7], 1, ':'), [0 0; 3 4]);
  check('a_zeros_cell_index', 'inside', a_zeros_cell_index({1, [2 3]}, {7, [7 7]}, 2), {1, [0 0]});
  check('a_zeros_cell_index', 'growth', a_zeros_cell_index({1, 2, 3}, {7}, 3), {1});
  check('a_zeros_field', 'known', a_zeros_field(struct('a', 5), struct('a', 7), 'a'), struct('a', 0));
  check('adimat_adjsum', 'numbers', adimat_adjsum(1, 2), 3);
  check('adimat_adjsum', 'structs', adimat_adjsum(struct('a', 1), struct('a', 2)), struct('a', 3));
  check('adimat_adjred', 'row', adimat_adjred([7 7], [1 2; 3 4]), [4 6]);
  check('adimat_adjreshape', 'row', adimat_adjreshape([7 7], [1; 2]), [1 2]);
  check('adimat_adjreshape', 'scalar', adimat_adjreshape(7, [1; 2]), [1; 2]);
  check('adimat_adjmultl', 'scalar', adimat_adjmultl(2, [1 2], [3 4]), 11);
  check('adimat_adjmultr', 'matrix', adimat_adjmultr([1; 2], [3 4], 5), [15; 20]);
  check('adimat_restore_index', 'vector', adimat_restore_index([1 2 3], [2 4]), [1 0 2 0 3]);
  check('adimat_restore_index', 'column', adimat_restore_index([1; 2], 1), [0; 1; 2]);
  check('adimat_restore_index', 'columns of a matrix', adimat_restore_index([1; 2], ':', [1 3]), [0 1 0; 0 2 0]);
  check('adimat_restore_index', 'rows by a mask', adimat_restore_index([1 2], logical([1 0]), ':'), [0 0; 1 2]);
end
