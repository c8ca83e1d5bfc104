function [yes, d, has_news] = is_same(d, f, place)
  % IS_SAME  Whether a derivative is still that of the function: no file has changed, and no other function is found.
  %   [yes, d, has_news] = adj.internal.is_same(d, f, place): has_news tells that d was brought up to date. A file counts as
  %   unchanged if its size and time are as they were, and its time lies two seconds or more before it was read: file systems
  %   and Octave tell whole seconds. Otherwise its text is compared.
  yes = false;
  has_news = false;
  for k = 1:numel(d.files)
    [bytes, time] = adj.internal.file_state(d.files{k});
    if bytes ~= d.sizes(k) || time ~= d.times(k) || time > d.read(k) - 2
      moment = adj.internal.seconds();
      text = adj.internal.read_text(d.files{k});
      if ~ischar(text) || ~strcmp(text, d.texts{k})
        return;
      end
      d.sizes(k) = bytes;
      d.times(k) = time;
      d.read(k) = moment;
      has_news = true;
    end
  end
  if ~strcmp(place, d.place)
    if ~adj.internal.is_still_found(d, f)
      return;
    end
    d.place = place;
    has_news = true;
  end
  yes = true;
end
