/**
 * Options of ADiMat's client that say how it reaches its server, talks or shows its work: they are taken and do nothing
 * here. (`--server` does: it names a server of ours.)
 */
export const clientOptions: readonly string[] = [
  ...['--check-certificate-name', '--no-ssl', '--ipv4', '--ipv6', '--numeric-host'],
  ...['--numeric-port', '--no-canonical-host-name', '--debug', '-c, --comments', '--all-active'],
  ...['--verbose [level]', '--interactive <level>', '--encoding <name>', '--xslt-processor <name>'],
  ...['--trust-store <file>', '--ciphers <list>', '--seed-file <file>', '--http-version <version>'],
  ...['--max-reconnect <count>', '--header <text>', '--cgi-param <text>', '--cgi-path <path>'],
  ...['--request-path <path>', '--request-method <name>', '--hostname <name>', '--port <number>'],
];

/** Those that somebody may wait for an effect of: that they have none is reported. */
export const idleClientOptions: readonly string[] = [
  ...['--list-tool-chains', '--server-version', '--check-certificate', '--max-reconnects <count>'],
];
