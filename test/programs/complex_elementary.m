function z = complex_elementary(x)
  z = log2(x) + log10(x) + log1p(x) + expm1(x) + nthroot(abs(x), 3) + cbrt_of(x) + sec(x) + sign(x);
end
function y = cbrt_of(x)
  y = exp(log(x) / 3);
end
%@ at -2.5
%@ at 1+2i
