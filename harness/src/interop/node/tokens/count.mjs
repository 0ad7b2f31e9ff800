// Counts what a server on stdio costs, with a tokenizer and a client that have nothing of the kit:
//   node count.mjs '[["TOOL", {ARGUMENTS}], ...]' COMMAND...
// One JSON object: the tokens of each tool's name, description and input schema, and of each result's texts.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";

const [calls, command, ...words] = process.argv.slice(2);
const encoding = new Tiktoken(o200k);
const count = (text) => encoding.encode(text, [], []).length;
const server = spawn(command, words, { stdio: ["pipe", "pipe", "ignore"] });
const waiting = new Map();
let last = 0;

createInterface({ input: server.stdout }).on("line", (line) => {
  const message = JSON.parse(line);
  waiting.get(message.id)?.(message.result);
});

const send = (message) => server.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
const ask = (method, params) =>
  new Promise((answered) => {
    waiting.set(++last, answered);
    send({ id: last, method, params });
  });

const clientInfo = { name: "count", version: "1.0.0" };
await ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
send({ method: "notifications/initialized" });

const tools = {};
for (let cursor, first = true; first || cursor; first = false) {
  const page = await ask("tools/list", cursor ? { cursor } : {});
  for (const { name, description, inputSchema } of page.tools) {
    tools[name] = count(JSON.stringify({ name, description, inputSchema }));
  }
  cursor = page.nextCursor;
}

const results = [];
for (const [name, given] of JSON.parse(calls)) {
  const { content } = await ask("tools/call", { name, arguments: given });
  results.push(count(content.filter((block) => block.type === "text").map((block) => block.text).join("\n")));
}

console.log(JSON.stringify({ tools, results }));
server.kill();
