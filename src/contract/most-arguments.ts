/** The largest number of arguments that may be asked for: no function has so many parameters. */
export const mostArguments = 999;
