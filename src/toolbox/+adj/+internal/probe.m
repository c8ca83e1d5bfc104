function v = probe(count, stream)
  % PROBE  A column of numbers between 0.5 and 1.5 that have no pattern, and are the same in each call.
  %   v = adj.internal.probe(count, stream): other streams have other numbers. They are no random numbers of the user's session:
  %   these go on as if there had been no call. Their differences do not repeat, as those of multiples of a number would: second
  %   differences of such are zero, and so would be the product with a row 1 -2 1 that a pattern leaves out.
  if nargin < 2
    stream = 0;
  end
  v = 0.5 + mod(sin((1:count).' * 12.9898 + stream * 78.233) * 43758.5453, 1);
end
