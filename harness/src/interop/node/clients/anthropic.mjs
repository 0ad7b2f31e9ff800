// A chat host on the tool runner of the Anthropic SDK, which does not know of transient results. Each line of stdin is a prompt,
// the line /new begins a new conversation. MCP_URL, ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY, MODEL, MODEL_STREAM.
import { createInterface } from 'node:readline';
import Anthropic from '@anthropic-ai/sdk';
import { mcpTools } from '@anthropic-ai/sdk/helpers/beta/mcp';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const { ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_API_KEY: apiKey, MODEL: model, MODEL_STREAM, MCP_URL } = process.env;
const anthropic = new Anthropic({ baseURL, apiKey, maxRetries: 0 });
const mcp = new Client({ name: 'host', version: '1.0.0' });
await mcp.connect(new StreamableHTTPClientTransport(new URL(MCP_URL)));
const tools = mcpTools((await mcp.listTools()).tools, mcp);
const asked = { model, tools, max_tokens: 1000, max_iterations: 200, stream: MODEL_STREAM === 'true' };
let messages = [];

for await (const line of createInterface({ input: process.stdin })) {
  if (line === '/new') {
    messages = [];
  } else {
    messages.push({ role: 'user', content: line });
    const runner = anthropic.beta.messages.toolRunner({ ...asked, messages });
    let answer;
    for await (const turn of runner) {
      answer = asked.stream ? await turn.finalMessage() : turn;
    }
    const { role, content } = answer;
    messages = [...runner.params.messages.filter((one) => one.content !== content), { role, content }];
    console.log(content.map((block) => block.text ?? '').join(''));
  }
}
await mcp.close();
