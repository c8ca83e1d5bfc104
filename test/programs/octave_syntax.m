function r = octave_syntax(x)
  # Octave's own forms
  r = 0;
  k = 0;
  do
    r += x ** 2;
    k++;
    r *= 0.5;
  until k >= 3
  if (! (x > 1) && x != 0)
    r -= sin (x);
  else
    r /= x;
  endif
  while k > 0
    k -= 1;
    r = r + [1 -2](2) * x;
  endwhile
  for i = 1:3 r += i * x; endfor
endfunction
%@ at 1.7
%@ at 0.05
%@ analytic
