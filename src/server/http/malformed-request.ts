/** A request that cannot be read, or that asks for too much: the message is for who sent it. */
export class MalformedRequest extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
