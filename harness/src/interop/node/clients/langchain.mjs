// A chat host on LangChain.js, which does not know of transient results. Each line of stdin is a prompt (or one prompt is the
// only argument); the line /new begins a new conversation. MCP_URL, OPENAI_BASE_URL, OPENAI_API_KEY, MODEL, MODEL_STREAM.
import { createInterface } from 'node:readline';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { ChatOpenAI } from '@langchain/openai';
import { createAgent } from 'langchain';

const { OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey, MODEL = 'any', MODEL_STREAM, MCP_URL: url } = process.env;
const mcp = new MultiServerMCPClient({ mcpServers: { fixture: { transport: 'http', url } } });
const model = new ChatOpenAI({ model: MODEL, apiKey, configuration: { baseURL } });
const agent = createAgent({ model, tools: await mcp.getTools() });
const config = { recursionLimit: 500 };
let messages = [];

/** All messages after the agent has come to its end. With the mode "messages" the model is asked to stream. */
async function run() {
  if (MODEL_STREAM !== 'true') {
    return (await agent.invoke({ messages }, config)).messages;
  }
  let state = { messages };
  for await (const [mode, chunk] of await agent.stream({ messages }, { ...config, streamMode: ['messages', 'values'] })) {
    state = mode === 'values' ? chunk : state;
  }
  return state.messages;
}

for await (const line of process.argv.length > 2 ? process.argv.slice(2) : createInterface({ input: process.stdin })) {
  if (line === '/new') {
    messages = [];
  } else {
    messages = await run((messages.push({ role: 'user', content: line }), messages));
    console.log(messages.at(-1).text);
  }
}
await mcp.close();
