function z = poles_in_a_loop(x)
  % Elements that a mask leaves out stay out, whatever infinite factors they meet
  z = 0;
  for k = 1:2
    y = k ./ x;
    w = y .* y;
    z = z + sum(w(x ~= 0));
  end
end
%@ at [0; 2]
%@ gradient {[0; -1.25]}
