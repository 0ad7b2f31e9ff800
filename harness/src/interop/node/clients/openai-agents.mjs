// A chat host on the OpenAI Agents SDK, which does not know of transient results. Each line of stdin is a prompt, the line /new
// begins a new conversation. KEEPS says who keeps the conversation: "history" the host, which sends all of it each time;
// "previous" the model service, by the id of its last answer; "conversation" the model service, under an id of its own.
// MCP_URL, OPENAI_BASE_URL, OPENAI_API_KEY, MODEL, MODEL_STREAM.
import { createInterface } from 'node:readline';
import { Agent, MCPServerStreamableHttp, OpenAIProvider, Runner } from '@openai/agents';
import OpenAI from 'openai';

const { OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey, MODEL, MODEL_STREAM, MCP_URL: url, KEEPS } = process.env;
const openai = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
const mcp = new MCPServerStreamableHttp({ url, name: 'fixture' });
await mcp.connect();
const runner = new Runner({ modelProvider: new OpenAIProvider({ openAIClient: openai }), tracingDisabled: true });
const agent = new Agent({ name: 'host', model: MODEL, mcpServers: [mcp] });

const WAYS = {
  history: (said) => [[...(said.result?.history ?? []), { role: 'user', content: said.prompt }], {}],
  previous: (said) => [said.prompt, { previousResponseId: said.result?.lastResponseId }],
  conversation: async (said) => {
    said.conversationId ??= (await openai.conversations.create({})).id;
    return [said.prompt, { conversationId: said.conversationId }];
  }
};
let said = {};

for await (const prompt of createInterface({ input: process.stdin })) {
  if (prompt === '/new') {
    said = {};
  } else {
    const [input, options] = await WAYS[KEEPS](Object.assign(said, { prompt }));
    said.result = await runner.run(agent, input, { ...options, maxTurns: 200, stream: MODEL_STREAM === 'true' });
    await said.result.completed; // of a streamed run only
    console.log(said.result.finalOutput);
  }
}
await mcp.close();
