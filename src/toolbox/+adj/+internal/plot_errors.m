function plot_errors(where, heading, steps, curves, lines)
  % PLOT_ERRORS  Errors against steps, with logarithmic axes: in a figure, or in a file that needs no graphics.
  %   adj.internal.plot_errors(where, heading, steps, curves, lines): where is true or the name of an .svg file; curves has the fields
  %   name and values (one for each step), lines the fields name and value. Errors below 1e-17, and 0, are shown there.
  least = 1e-17;
  for k = 1:numel(lines)
    curves(end + 1) = struct('name', lines(k).name, 'values', repmat(lines(k).value, size(steps)));
  end
  for k = 1:numel(curves)
    curves(k).values(curves(k).values < least) = least;
  end
  curves(arrayfun(@(it) all(isnan(it.values)), curves)) = [];
  if ischar(where)
    try
      adj.internal.write_text(where, svg_of(heading, steps, curves));
    catch
      error('Adjoinery:plot', 'Cannot write %s.', where);
    end
    return;
  end
  try
    figure();
    arguments_of_plot = [repmat({steps}, 1, numel(curves)); {curves.values}];
    loglog(arguments_of_plot{:});
    legend({curves.name}, 'location', 'southeast');
    title(heading);
    xlabel('step');
    ylabel('relative error');
  catch problem
    error('Adjoinery:plot', 'There is no figure (%s): name a file, ''plot'', ''errors.svg''.', problem.message);
  end
end

% The picture as a text: 640 by 420, one decade of errors takes 20, one of steps 28.
function text = svg_of(heading, steps, curves)
  colours = {'#999999', '#4477aa', '#228833', '#ccbb44', '#ee6677', '#aa3377'};
  decades = floor(log10(min(steps))):ceil(log10(max(steps)));
  across = @(x) 60 + 400 * (log10(x) - decades(1)) / max(1, decades(end) - decades(1));
  down = @(e) 40 + 340 * (2 - log10(min(max(e, 1e-17), 1e2))) / 19;
  parts = {sprintf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 430" font-family="sans-serif" font-size="11">\n'), ...
    sprintf('<rect width="680" height="430" fill="white"/>\n<text x="60" y="24" font-size="14">%s</text>\n', heading)};
  for k = decades
    parts{end + 1} = sprintf('<line x1="%.1f" y1="40" x2="%.1f" y2="380" stroke="#eeeeee"/>\n', across(10^k), across(10^k));
    if mod(k, 3) == 0
      parts{end + 1} = sprintf('<text x="%.1f" y="396" text-anchor="middle">1e%d</text>\n', across(10^k), k);
    end
  end
  for k = -17:2
    parts{end + 1} = sprintf('<line x1="60" y1="%.1f" x2="460" y2="%.1f" stroke="#eeeeee"/>\n', down(10^k), down(10^k));
    if mod(k, 3) == 0
      parts{end + 1} = sprintf('<text x="54" y="%.1f" text-anchor="end">1e%d</text>\n', down(10^k) + 4, k);
    end
  end
  parts{end + 1} = sprintf('<text x="260" y="416" text-anchor="middle">step</text>\n<text x="60" y="36">relative error</text>\n');
  for k = 1:numel(curves)
    known = isfinite(curves(k).values);
    points = [cellfun(across, num2cell(steps(known))); cellfun(down, num2cell(curves(k).values(known)))];
    colour = colours{mod(k - 1, numel(colours)) + 1};
    parts{end + 1} = sprintf('<polyline fill="none" stroke="%s" stroke-width="1.5" points="%s"/>\n', colour, strtrim(sprintf('%.1f,%.1f ', points)));
    parts{end + 1} = sprintf('<text x="472" y="%d" fill="%s">%s</text>\n', 50 + 16 * k, colour, curves(k).name);
  end
  text = [parts{:}, sprintf('</svg>\n')];
end
