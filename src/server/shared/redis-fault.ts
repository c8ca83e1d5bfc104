const silent = { code: 'REDIS_TIMEOUT', message: 'Redis does not answer' };
const away = { code: 'REDIS_AWAY', message: 'Redis cannot be reached' };

/**
 * The description of a fault of Redis: its library gives errors without codes, made where nobody can see who asked. Of what
 * Redis itself says the first word is told (NOAUTH, OOM, READONLY): the rest may quote what it was sent.
 */
export function redisFault({ name, message }: Error): { code: string; message: string } | undefined {
  const refusal = name === 'ReplyError' ? /^[A-Z]+(?= )/.exec(message)?.[0] : undefined;
  if (refusal !== undefined) return { code: refusal, message: `Redis refuses what it is asked: ${refusal}` };
  if (message === 'Command timed out') return silent;
  const isAway =
    name === 'MaxRetriesPerRequestError' || /^(?:Stream isn't writeable|Connection is closed)/.test(message);
  return isAway ? away : undefined;
}
