const silent = { code: 'REDIS_TIMEOUT', message: 'Redis does not answer' };
const away = { code: 'REDIS_AWAY', message: 'Redis cannot be reached' };

/** What a fault of Redis is: its library gives errors without codes, made where nobody can see who asked. */
export function redisFault({ name, message }: Error): { code: string; message: string } | undefined {
  if (message === 'Command timed out') return silent;
  const isAway =
    name === 'MaxRetriesPerRequestError' || /^(?:Stream isn't writeable|Connection is closed)/.test(message);
  return isAway ? away : undefined;
}
