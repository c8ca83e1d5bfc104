%@ at 0.7, 0
%@ at -1.3, 1
%@ independents x
function y = functions_in_evaluated_text(x, k)
n = 'called';
y = x ^ 3 * plain(2, k, n) * other(3); end
function y = plain(x, k, n)
eval(['y = ' n '(x, k);'], 'y = 7 * x;'); end
function y = called(x, k)
y = deeper(x); 
end
function y = deeper(x)
y = sin(x);
end
function y = other(x)
try
  y = eval('deeper(x)');
catch
  y = 3;
end
end
