/** The prefix of the keys of answers in Redis. */
export const answerPrefix = 'adjoinery:answer:';
