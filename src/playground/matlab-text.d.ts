/** A program, which the bundler takes in as text. */
declare module '*.m' {
  const text: string;
  export default text;
}
