function count = block_size(width)
  % BLOCK_SIZE  How many directions run at once: a block takes some 256 MB for each variable of `width` numbers.
  count = max(1, floor(2^25 / max(1, width)));
end
