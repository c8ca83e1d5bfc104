function z = integers_beside(x)
  % Integers, masks and texts in structures and cells that active values stand beside.
  cfg.n = int32(3); cfg.w = 2.5; cfg.sub.k = 1; cfg.name = 'mean';
  opts = cfg;
  opts.sub.k = opts.sub.k + 1;
  a = zeros(1, cfg.n);
  for i = 1:double(cfg.n), a(i) = x(1) * opts.w; end
  c = {2, zeros(1, 2)};
  c{2}(1) = x(2);
  r.mask = x > 0;
  r.y = zeros(size(x));
  r.y(r.mask) = x(r.mask) .^ 2;
  z = sum(a) * c{2}(1) + scaled(x, struct('times', uint8(2), 'by', 1.5)) + opts.sub.k * x(1) * numel(zeros(1, cfg.n));
  b = zeros(1, cfg.n, 'like', x);
  b(2) = x(2);
  z = z + b * b' + sum(r.y) + strcmp(opts.name, 'mean') * mean(x);
end
function y = scaled(x, o)
  y = sum(x .^ 3);
  for k = 1:double(o.times), y = y * 1.5; end
end
%@ at [0.4 1.2]
%@ at [-0.3 0.8 2]
