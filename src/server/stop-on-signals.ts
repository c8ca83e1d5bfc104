/** Cuts off remaining work so many seconds after all work was handed back. */
const farewell = 2;

/** How a process ends its work. */
export interface Ending {
  /** Seconds after which what still runs is handed back. */
  readonly stopTime: number;
  /** Takes nothing more, and settles when all is done. */
  readonly close: () => Promise<unknown>;
  /** Hands back what runs. */
  readonly giveUp: () => void;
}

/** Ends the process when it is told to stop: what is at hand is finished, and what takes too long handed back. */
export function stopOnSignals({ stopTime, close, giveUp }: Ending): void {
  let isStopping = false;
  const stop = (): void => {
    // Whoever says it twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(giveUp, stopTime * 1000);
    setTimeout(() => process.exit(1), (stopTime + farewell) * 1000);
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
