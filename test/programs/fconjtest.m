function r = fconjtest(x)
  r = abs(x) + exp(conj(x));
end
%@ at 2+1i
