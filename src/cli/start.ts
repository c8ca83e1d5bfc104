#!/usr/bin/env node

// `diff` is what is run over and over: it has a bundle, which is read in half of the time.
const isBundled = process.argv[2] === 'diff';
await import(isBundled ? '../bundle/main.js' : './main.js');
