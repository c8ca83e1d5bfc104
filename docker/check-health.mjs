// Whether the server of this container is alive: the image has no other program that could ask.
const { ADJOINERY_LISTEN_PORT: port = '8417', ADJOINERY_BASE_PATH: base = '' } = process.env;
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}${base}/health`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
