import { buildApp } from './app.js';
import { defaultServerOptions, type ServerOptions } from './server-options.js';

/** Listens until the process is told to stop; requests at hand are finished first. Gives the address. */
export async function listen(options: Partial<ServerOptions> = {}): Promise<string> {
  const { host, port } = { ...defaultServerOptions, ...options };
  const app = buildApp(options);
  const address = await app.listen({ host, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
  return address;
}
