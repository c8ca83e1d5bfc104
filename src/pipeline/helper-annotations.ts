import type { AnnotationAttribute } from '../tree/annotation-names.js';

/** Annotations of the runtime helpers' trees, which the build writes: they are there in every pipeline. */
export const helperAnnotations: readonly AnnotationAttribute[] = ['ada:printed', 'ada:uses', 'ada:adimat'];
