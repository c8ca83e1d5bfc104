import { buildApp } from './app.js';
import { completeServerOptions } from './complete-server-options.js';
import type { ServerOptions } from './server-options.js';
import { stopOnSignals } from './stop-on-signals.js';

/** Listens until the process is told to stop. Gives the address. */
export async function listen(given: Partial<ServerOptions> = {}): Promise<string> {
  const { host, port, stopTime } = completeServerOptions(given);
  const app = buildApp(given);
  const address = await app.listen({ host, port });
  stopOnSignals({
    stopTime,
    close: async () => app.close(),
    giveUp: () => {
      app.giveUpWork();
    },
  });
  return address;
}
