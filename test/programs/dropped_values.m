function [energy, entropy, misfit, scores, price] = dropped_values(x, p, d)
  % Poles and missing values that masks leave out: zero times what is no number there must not come back.
  apart = abs(x(:) - x(:).');
  pull = 1 ./ apart.^2;
  pull(apart == 0) = 0;
  energy = sum(pull(:));
  % A logarithm that overflows on the way, and the value that is taken instead.
  far = 2000 * p;
  soft = log(1 + exp(far));
  soft(far > 700) = far(far > 700);
  known = ~isnan(d);
  shares = known .* p;
  parts = soft .* log(shares);
  parts(shares == 0) = 0;
  entropy = sum(parts(:)) + sum(max(-5, log(shares)));
  misfit = 0;
  for k = 1:numel(d)
    r = (p(k) * x(k) - d(k))^2;
    if isnan(r)
      r = 0;
    end
    misfit = misfit + r;
  end
  misfit = misfit + present_sum(residuals(x, d).^2);
  rates = x ./ d;
  misfit = misfit + sum(rates(known).^2);
  scores = sin(x) ./ x;
  scores(isnan(scores)) = 1;
  % Other ways to leave out a diagonal, and a product with a number of which only the run knows that it is one.
  pairs = 1 ./ apart;
  pairs(1:numel(x) + 1:end) = 0;
  upper = triu(p(:) * p(:).' ./ apart, 1);
  energy = energy + sum(pairs(:).^2) + sum(upper(:));
  strikes = [0, 90, 110];
  volatility = p(1) * x(end);
  d1 = log(1e2 * x(end) ./ strikes) / volatility;
  price = x(end) * erfc(-d1);
  price(strikes == 0) = x(end);
end

function r = residuals(x, d)
  r = exp(x - d);
end

function s = present_sum(v)
  v(isnan(v)) = 0;
  s = sum(v);
end
%@ at [0 1 3], [0.2 0.5 0.3], [1 NaN 2.5]
%@ at [0; 1; 3], [0.2; 0.8; 0.7], [NaN; 2; NaN]
%@ at [1 2], [0.5 0.25], [1 2]
%@ independents x, p
