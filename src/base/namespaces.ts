/** The three namespaces of the AST XML (Willkomm 2020, section 6.5.1), and those of what the pipeline is made of. */
export const namespaces = {
  adm: 'http://www.sc.rwth-aachen.de/ns/adimat',
  adc: 'http://www.sc.rwth-aachen.de/ns/adimat/comments',
  ada: 'http://www.sc.rwth-aachen.de/ns/adimat/attributes',
  contract: 'urn:adjoinery:contract',
  pipeline: 'urn:adjoinery:pipeline',
  rules: 'urn:adjoinery:rules',
  templates: 'urn:adjoinery:templates',
  xslt: 'http://www.w3.org/1999/XSL/Transform',
} as const;
