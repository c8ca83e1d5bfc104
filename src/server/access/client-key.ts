import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Who asks, for limits: the name of the token, else the address. Whoever has one address of version 6 has all of its network. */
export function clientKey({ client, ip }: Pick<FastifyRequest, 'client' | 'ip'>): string {
  return client === '' ? `address ${normalizeIP(withoutPort(ip))}` : `token ${client}`;
}

/** Some proxies tell the port, too, which is another one for each connection. */
function withoutPort(address: string): string {
  const [, version4, version6] = /^(?:([\d.]+)|\[(.*)\])(?::\d+)?$/.exec(address) ?? [];
  return version4 ?? version6 ?? address;
}
