/** A function with one parameter that calls no other. */
export const plain = 'function z = f(x)\n  z = sin(x) * x;\nend\n';

/** A function that calls g. */
export const calling = 'function z = f(x, y)\n  z = x .* y + g(x);\nend\n';

export const called = 'function z = g(x)\n  z = exp(x);\nend\n';
