function y = inlined_on_request(x, p)
  % A body too long to be put in where it is called without being asked for.
  z = 0;
  for k = 1:3
    %ADiMat <inline>big</inline>
    z = z + big(x, p);
  end
  y = z * x;
  y = sin(y);
end
function y = big(x, p)
  t0 = p;
  t1 = sin(t0) * x + 1;
  t2 = sin(t1) * x + 2;
  t3 = sin(t2) * x + 3;
  t4 = sin(t3) * x + 4;
  t5 = sin(t4) * x + 5;
  t6 = sin(t5) * x + 6;
  t7 = sin(t6) * x + 7;
  t8 = sin(t7) * x + 8;
  t9 = sin(t8) * x + 9;
  t10 = sin(t9) * x + 10;
  t11 = sin(t10) * x + 11;
  t12 = sin(t11) * x + 12;
  t13 = sin(t12) * x + 13;
  t14 = sin(t13) * x + 14;
  t15 = sin(t14) * x + 15;
  t16 = sin(t15) * x + 16;
  t17 = sin(t16) * x + 17;
  t18 = sin(t17) * x + 18;
  t19 = sin(t18) * x + 19;
  t20 = sin(t19) * x + 20;
  t21 = sin(t20) * x + 21;
  t22 = sin(t21) * x + 22;
  t23 = sin(t22) * x + 23;
  t24 = sin(t23) * x + 24;
  t25 = sin(t24) * x + 25;
  t26 = sin(t25) * x + 26;
  t27 = sin(t26) * x + 27;
  t28 = sin(t27) * x + 28;
  t29 = sin(t28) * x + 29;
  y = t29;
end
%@ at 0.3, 0.2
%@ at -1.2, 0
%@ analytic
