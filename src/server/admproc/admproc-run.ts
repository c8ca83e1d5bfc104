import type { FastifyReply, FastifyRequest } from 'fastify';
import { adimatMessage } from '../../admproc/adimat-message.js';
import { AdimatRefusal } from '../../admproc/adimat-refusal.js';
import { dependencyNames } from '../../admproc/dependency-names.js';
import type { ProgramSurvey } from '../../engine/survey-program.js';
import { translateRequest } from '../../admproc/translate-request.js';
import { clientKey } from '../access/client-key.js';
import { isFault } from '../answers/answers.js';
import { identify } from '../answers/identify.js';
import { diagnosticsFor, type CachedAnswer } from '../answers/cached-answer.js';
import { clientSignal } from '../http/client-signal.js';
import { getAnswer } from '../http/get-answer.js';
import { MalformedRequest } from '../http/malformed-request.js';
import type { Services } from '../services.js';
import type { RenderedDiagnostic } from '../../contract/answer.js';
import type { AdmprocReport } from './admproc-document.js';
import type { AdmprocSession } from './admproc-sessions.js';
import { missingFunctions } from './missing-functions.js';
import { readAdimatRequest } from './read-adimat-request.js';
import type { Upload } from './read-upload.js';

/** The reply to a client, and the id of the session in which it may go on. */
export interface AdmprocAnswer {
  readonly uid?: string;
  readonly report: AdmprocReport;
}

/** The result of a request, and its changes in the session. */
type Step = Partial<AdmprocSession> & { readonly report: AdmprocReport };

type Code = CachedAnswer['files'];

const nothing: ProgramSurvey = { signature: undefined, builtins: [], unknown: [] };
const fresh: AdmprocSession = { files: new Map(), asked: new Set(), outputs: new Map() };

/** Answers one request of a client. */
export class AdmprocRun {
  constructor(
    readonly services: Services,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
  ) {}

  /** Refusals are answers, too: of other states than 200 the client tells the number only. */
  async answer(upload: Upload): Promise<AdmprocAnswer> {
    const { sessions } = this.services;
    try {
      const uid = upload.fields.has('rerun') ? (upload.fields.get('uid') ?? '') : undefined;
      const before = uid === undefined ? fresh : await sessions.get(uid);
      if (before === undefined) throw new AdimatRefusal('the session is over: begin anew');
      const files = new Map([...before.files, ...upload.files.map((it) => [it.name, it] as const)]);
      const session = { ...before, files };
      this.#checkSize(session);
      const { report, ...found } = await this.#differentiate(upload, session);
      return { uid: await sessions.put({ ...session, ...found }, uid), report };
    } catch (error) {
      if (error instanceof AdimatRefusal) return { report: { error: `ERROR: ${error.message}` } };
      throw error;
    }
  }

  #checkSize({ files }: AdmprocSession): void {
    const { fileLimit, bodyLimit } = this.services.options;
    const size = [...files.values()].reduce((sum, it) => sum + it.text.length, 0);
    if (files.size === 0) throw new AdimatRefusal('no file was sent');
    if (files.size > fileLimit || size > bodyLimit) {
      throw new MalformedRequest('the files of the session are too many, or too large', 413);
    }
  }

  async #differentiate(
    { fields, diagnostics: readings }: Upload,
    { files, asked }: AdmprocSession,
  ): Promise<Step> {
    const sources = [...files.values()];
    const { services, request, reply } = this;
    const task = { request: {}, files: sources, isSurvey: true };
    const { survey = nothing } = await services.pool.run(task, clientSignal(reply), clientKey(request));
    const path = sources[0]?.name ?? '';
    const translated = translateRequest(readAdimatRequest(fields), path, survey.signature);
    const program = identify({ request: translated.request, files: sources, readings });
    const { answer } = await getAnswer(services, program, request, reply);
    const diagnostics = diagnosticsFor(answer, program);
    const known = {
      dependencies: dependencyNames(sources),
      // The client looks for these, and says nothing if it has them not.
      replaceable: [...survey.builtins, ...survey.unknown],
    };
    if (answer.files.length > 0) {
      const warnings = translated.warnings.map((it) => `${path}: warning: ${it}`);
      const messages = [...warnings, ...written(diagnostics)];
      return fetching(answer.files, { ...known, messages });
    }
    const missing = isFault(answer) ? [] : missingFunctions(survey, diagnostics, asked);
    // With `unbound`, the client would take it for success that it has not what we ask for.
    if (missing.length === 0 || fields.has('unbound')) {
      return { report: { error: written(diagnostics).join('\n') } };
    }
    // These may be no errors any more when the files have come.
    const messages = written(diagnostics.map((it) => ({ ...it, severity: 'note' })));
    return { report: { ...known, messages, missing }, asked: new Set([...asked, ...missing]) };
  }
}

function written(diagnostics: readonly RenderedDiagnostic[]): string[] {
  return diagnostics.map((it) => adimatMessage(it, it.rendered));
}

/** Has the client fetch what was made. */
function fetching([output, ...others]: Code, report: AdmprocReport): Step {
  if (output === undefined || others.length > 0) {
    throw new AdimatRefusal(`${others.length + 1} files are made: the client takes one`);
  }
  const { name, text } = output;
  const bytes = Buffer.byteLength(text);
  return { report: { ...report, output: { name, bytes } }, outputs: new Map([[name, text]]) };
}
