function y = flags_in_fields(x, k)
  % what flags leave out that stand in fields, are compared, or computed from others
  opt = struct('debug', false, 'scale', 2);
  opt.show = 0;
  y = x^2 * opt.scale;
  if opt.debug || opt.show
    y = str2double(num2str(y));
  end
  quiet = true;
  verbose = ~quiet;
  if quiet == false || verbose == true
    y = str2double(num2str(y));
  end
  if opt.scale * opt.show + verbose
    y = str2double(num2str(y));
  end
  % these may be raised
  if k > 1, opt.debug = true; end
  if opt.debug, y = y * x; end
  opt = merged(opt, k);
  if opt.show, y = sin(y); end
  s = struct('on', false);
  s(2).on = true;
  if s(2).on, y = y + x; end
  name = 'show';
  opt.(name) = k < 0;
  if opt.show, y = 3 * y; end
end

function opt = merged(opt, k)
  opt.show = k > 2;
end
%@ at 1.3, 0
%@ at 1.3, -1
%@ at 1.3, 2
%@ at 1.3, 3
%@ independents x
