function y = root_of_power(x)
  % x itself, by a root whose derivative is infinite behind a power whose derivative is zero
  y = nthroot(x^3, 3);
end
%@ at 0
%@ gradient {1}
%@ none
