function z = nested_accumulator(x, n)
  acc = 0;
  step_count = 0;
  for i = 1:n
    add(x(i));
  end
  z = acc * scale();
  function add(v)
    acc = acc + v ^ 2;
    step_count = step_count + 1;
    deeper();
    function deeper()
      acc = acc + 0.1 * v * step_count;
    end
  end
  function s = scale()
    s = sin(x(1)) * step_count;
  end
end
%@ at [1; 2; 3], 3
%@ at [0.4, 0.3], 1
%@ at 0.4, 0
%@ independents x
%@ analytic
