import { Playground } from './playground.js';

const playground = new Playground();
document.body.replaceChildren(playground.root);
await playground.begin();
