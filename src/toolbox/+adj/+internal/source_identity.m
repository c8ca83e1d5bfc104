function text = source_identity()
  % SOURCE_IDENTITY  The maker of derivatives: the server that was named, or the command with its version.
  server = adj.server();
  if isempty(server.url)
    [~, text] = adj.internal.command();
  else
    text = server.url;
  end
end
