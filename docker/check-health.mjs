// Whether the server of this container is alive: the image has no other program that could ask.
// For the server, too, a variable that is empty is none.
const port = process.env.ADJOINERY_LISTEN_PORT || '8417';
const base = process.env.ADJOINERY_BASE_PATH || '';
// The server takes the path with slashes around it or without.
const path = `/${base}/health`.replace(/\/+/g, '/');
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}${path}`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
