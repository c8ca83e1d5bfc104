function z = sparse_argument(x)
  % The program tells that its argument may be sparse, as Octave does not expand what meets it.
  lengths = sqrt(sum(x.^2, 2));
  if issparse(lengths)
    lengths = full(lengths);
  end
  z = sum(lengths.^3) + full(sum(sum(abs(x), 1) .* sum(x .* x)));
end
%@ dimensions any
%@ at sparse([1 0 2; 0 3 4])
