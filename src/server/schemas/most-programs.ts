/** How many programs a job may have. */
export const mostPrograms = 1000;
