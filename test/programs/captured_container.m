% Anonymous functions that capture a cell array of which one cell is active and another is not.
function x = captured_container(q, k)
  h = {0, [1.5 2]};
  h{3}.a = 0;
  for v = q
    y = {@(t) v(2) * h{2}(1, 2), @(t) h{2}(2) * t(1, 1)};
    h{3}.a = h{3}.a + y{k}(h{2}(1)) * v(1);
  end
  x = h{2} * h{3}.a;
end
%@ at [1.2 -2.1; 0.3 0.4], 1
%@ at [1.2 -2.1; 0.3 0.4], 2
%@ at zeros(2, 0), 1
%@ independents q
