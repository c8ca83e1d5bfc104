/** Whether SaxonJS runs as it is published, without what this folder changes in it (`ADJOINERY_PLAIN_SAXON=1`). */
export const isPlain: boolean = process.env['ADJOINERY_PLAIN_SAXON'] === '1';
