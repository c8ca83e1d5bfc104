import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { version } from '../../base/version.js';
import { given, responses } from '../schemas/answer-schemas.js';
import { documentPage } from '../document-page.js';

/** Collects the schemas of all routes that are added later. */
export async function collectSchemas(app: FastifyInstance, basePath: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Adjoinery',
        description: 'Differentiates MATLAB and Octave functions by source transformation.',
        version,
        license: { name: 'MIT' },
      },
      servers: [{ url: basePath === '' ? '/' : basePath }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { token: [] }],
    },
    refResolver: {
      buildLocalReference: ({ $id }, _, __, index) => (typeof $id === 'string' ? $id : `Schema${index}`),
    },
  });
}

const schemas = {
  document: {
    hide: true,
    response: responses(
      given('the document', { 'application/json': { type: 'object', additionalProperties: true } }),
      [429],
    ),
  },
  page: { hide: true, response: responses(given('the page', { 'text/html': { type: 'string' } }), [429]) },
};

/** GET /openapi.json and /docs/http/: what can be asked for, for programs and for people. */
export function documentRoutes(app: FastifyInstance): void {
  const config = { isOpen: true } as const;
  app.get('/openapi.json', { config, schema: schemas.document }, () => app.swagger());
  app.get('/docs/http/', { config, schema: schemas.page }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(documentPage(app.swagger())),
  );
}
