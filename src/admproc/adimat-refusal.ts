/** ADiMat would do this and we do not: the message is for the caller. */
export class AdimatRefusal extends Error {}
