// A chat host on the Vercel AI SDK, which does not know of transient results. Each line of stdin is a prompt (or one prompt
// is the only argument); the line /new begins a new conversation. MCP_URL, OPENAI_BASE_URL, OPENAI_API_KEY, MODEL, MODEL_STREAM.
import { createInterface } from 'node:readline';
import { createMCPClient } from '@ai-sdk/mcp';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, stepCountIs, streamText } from 'ai';

const { OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey, MODEL = 'any', MODEL_STREAM, MCP_URL: url } = process.env;
const model = createOpenAICompatible({ name: 'host', baseURL, apiKey })(MODEL);
const mcp = await createMCPClient({ transport: { type: 'http', url } });
const tools = await mcp.tools();
let messages = [];

async function ask(prompt) {
  messages.push({ role: 'user', content: prompt });
  const asked = { model, tools, messages, stopWhen: stepCountIs(200) };
  const answer = MODEL_STREAM === 'true' ? streamText(asked) : await generateText(asked);
  console.log(await answer.text);
  messages.push(...(await answer.response).messages);
}

for await (const line of process.argv.length > 2 ? process.argv.slice(2) : createInterface({ input: process.stdin })) {
  if (line === '/new') {
    messages = [];
  } else {
    await ask(line);
  }
}
await mcp.close();
