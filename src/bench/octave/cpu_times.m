function T = cpu_times(handles, rounds, least)
% CPU_TIMES  CPU times of functions that are called in turn, so that what slows the machine down slows all of them.
%   T = cpu_times(handles, rounds, least): T(r, i) is the time in seconds of a call of handles{i} in round r. Each of them
%   is called in each round as often as takes some `least` seconds.
  calls = cellfun(@(f) calls_within(f, least), handles);
  T = zeros(rounds, numel(handles));
  for r = 1:rounds
    for i = 1:numel(handles)
      T(r, i) = cpu_time(handles{i}, calls(i)) / calls(i);
    end
  end
end

function n = calls_within(f, least)
  % How many calls take so many seconds. The first two are not timed: they load what the function needs.
  f();
  f();
  n = 1;
  t = cpu_time(f, n);
  while t < least / 2
    n = 2 * n;
    t = cpu_time(f, n);
  end
  n = max(1, ceil(n * least / t));
end

function t = cpu_time(f, n)
  start = cputime;
  for k = 1:n
    f();
  end
  t = cputime - start;
end
