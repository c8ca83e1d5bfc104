import { createInterface } from 'node:readline';
import { Tool, type ToolMessage } from './tool.js';

// GradBench's runner starts this as a tool: messages come as lines of JSON, and so do the answers.
const tool = new Tool();
try {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const answer = await tool.answer(JSON.parse(line) as ToolMessage);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
} finally {
  tool.end();
}
