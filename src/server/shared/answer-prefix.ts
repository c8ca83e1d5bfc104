/** What the keys of answers in Redis begin with. */
export const answerPrefix = 'adjoinery:answer:';
