/** How a server is set up; everything has a default. */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Worker threads: as many programs are transformed at a time. */
  readonly workers: number;
  /** Seconds after which a transformation is given up and its worker stopped. */
  readonly timeLimit: number;
  /** The largest request body in bytes. */
  readonly bodyLimit: number;
  /** How many requests may wait for a worker. */
  readonly queueLimit: number;
}

export const defaultServerOptions: ServerOptions = {
  host: '127.0.0.1',
  port: 8417,
  workers: 2,
  timeLimit: 60,
  bodyLimit: 4 * 1024 * 1024,
  queueLimit: 64,
};
