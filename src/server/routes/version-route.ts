import type { FastifyInstance } from 'fastify';
import { version } from '../../version.js';

/** GET /version: what generates the code. */
export function versionRoute(app: FastifyInstance): void {
  app.get('/version', () => ({ name: 'adjoinery', version, node: process.versions.node }));
}
