const nothing = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
} as const;

/** Pages of ours load nothing. Whether others must come by TLS is for the proxy to say that has it. */
export const securityHeaders = {
  contentSecurityPolicy: { useDefaults: false, directives: { ...nothing, styleSrc: ["'unsafe-inline'"] } },
  strictTransportSecurity: false,
} as const;

/** Pages of the manual show pictures of this server. */
export const manualPolicy = {
  useDefaults: false,
  directives: { ...nothing, styleSrc: ["'unsafe-inline'"], imgSrc: ["'self'"] },
} as const;

/**
 * The playground loads its own files from this server and asks it: nobody else, and nothing that stands in the page.
 * Attributes with styles are let in, as browsers write them themselves when somebody types over what he selected.
 */
export const pagePolicy = {
  useDefaults: false,
  directives: {
    ...nothing,
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
  },
} as const;
