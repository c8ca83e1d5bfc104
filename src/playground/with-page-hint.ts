import type { ServerDiagnostic } from './ask-server.js';

/** A diagnostic whose hint fits the page, which has one text and no folders: functions of others are put into it. */
export function withPageHint(it: ServerDiagnostic): ServerDiagnostic {
  if (it.hint === undefined) return it;
  return {
    ...it,
    hint: it.hint.replace('name the folder of its file with -I', 'put it below this function'),
  };
}
