import { buildApp } from './app.js';
import { defaultServerOptions, type ServerOptions } from './server-options.js';

/** What remains is cut off so many seconds after all work was handed back. */
const farewell = 2;

/**
 * Listens until the process is told to stop: then requests at hand are finished, and those that take too long handed
 * back. Gives the address.
 */
export async function listen(given: Partial<ServerOptions> = {}): Promise<string> {
  const { host, port, stopTime } = { ...defaultServerOptions, ...given };
  const app = buildApp(given);
  const address = await app.listen({ host, port });
  let isStopping = false;
  const stop = (): void => {
    // Whoever says it twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      app.giveUpWork();
    }, stopTime * 1000);
    setTimeout(() => process.exit(1), (stopTime + farewell) * 1000);
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return address;
}
