function z = complex_columns(x)
  z = 0;
  for v = [x, conj(x); x * 1i, 2]
    z = z + v(1) * v(2)' + ctranspose(v(1)) - transpose(v(2)) ^ 2;
  end
  z = [real(z); imag(z)];
  z = z(1) + 1i * z(2) ^ 2;
end
%@ at 1+2i
%@ at 2
