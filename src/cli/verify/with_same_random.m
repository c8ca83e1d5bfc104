function varargout = with_same_random(f, varargin)
  % WITH_SAME_RANDOM  Call a function with the generators of random numbers in a state that is always the same.
  %   [...] = with_same_random(f, ...): what the function draws is then no part of a difference of its results.
  for generator = {@rand, @randn, @rande, @randg, @randp}
    generator{1}('twister', 1);
  end
  varargout = cell(1, nargout);
  [varargout{:}] = f(varargin{:});
end
