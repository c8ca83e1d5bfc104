/** What ADiMat would do and we do not: the message is for who asked. */
export class AdimatRefusal extends Error {}
