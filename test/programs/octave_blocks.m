function z = octave_blocks(x)
  # Octave's own: comments, operators and ends of blocks.
  z = 0;
  do
    z += x ** 2;
    x *= 0.5;
  until x < 0.1 || z != z
  if !(z > 100)
    z -= x;
  endif
  #{
  A block of comment.
  #}
  k = 0;
  while k < 3
    k++;
    z /= 1 + k * x;
  endwhile
endfunction
%@ at 1.7
%@ at 0.05
%@ analytic
