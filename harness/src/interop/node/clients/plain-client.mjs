// A chat host in plain JavaScript, without any SDK: each line of stdin is a prompt, the line /new begins a new conversation.
// MCP_URL and, for a second server, MCP2_URL; OPENAI_BASE_URL, OPENAI_API_KEY, MODEL; MODEL_STREAM=true streams.
import { createInterface } from 'node:readline';
import { Conversation } from './plain/conversation.mjs';
import { events, McpServer } from './plain/mcp-server.mjs';

const { env } = process;

/** One turn of the model, whole or streamed: what it says and which tools it calls. */
async function complete(messages, tools) {
  const stream = env.MODEL_STREAM === 'true';
  const response = await fetch(`${env.OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.OPENAI_API_KEY}` },
    body: JSON.stringify({ model: env.MODEL, messages, tools, stream }),
  });
  if (!response.ok) {
    throw new Error(`the model answered ${response.status}: ${await response.text()}`);
  }
  if (!stream) {
    return (await response.json()).choices[0].message;
  }
  const message = { content: '', tool_calls: [] };
  for await (const data of events(response)) {
    const { content, tool_calls: calls } = (data !== '[DONE]' && JSON.parse(data).choices[0]?.delta) || {};
    message.content += content ?? '';
    for (const { index, id, function: { name, arguments: piece = '' } } of calls ?? []) {
      message.tool_calls[index] ??= { id, function: { name, arguments: '' } };
      message.tool_calls[index].function.arguments += piece;
    }
  }
  return message;
}

/** A message in the form that the model takes. */
function spoken({ role, callId, calls, parts }) {
  const image = ({ mimeType, data }) => ({ type: 'image_url', image_url: { url: `data:${mimeType};base64,${data}` } });
  const content = parts.map((part) => (part.type === 'image' ? image(part) : { type: 'text', text: part.text }));
  return {
    role,
    tool_call_id: callId,
    content: content.length > 1 || content[0]?.type === 'image_url' ? content : (content[0]?.text ?? null),
    tool_calls: calls?.map(({ callId: id, name, arguments: args }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    })),
  };
}

const urls = [env.MCP_URL, env.MCP2_URL].filter(Boolean);
const servers = await Promise.all(urls.map((url) => new McpServer().connect(url)));
const offered = new Map();
for (const server of servers) {
  server.tools.forEach((tool) => offered.set(`${server.name}__${tool.name}`, { server, tool }));
}
const tools = [...offered].map(([name, { tool }]) => ({
  type: 'function',
  function: { name, description: tool.description, parameters: tool.inputSchema },
}));

function outcome({ name, tool, arguments: args }) {
  const { server } = offered.get(name) ?? {};
  return server ? server.call(tool, args) : { error: { code: -32601, message: `there is no tool ${name}` } };
}

/** One prompt of the user: the model calls tools as long as it likes, then says something. */
async function ask(conversation, prompt) {
  conversation.user(prompt);
  for (;;) {
    const { content, tool_calls: wanted } = await complete(conversation.prompt().map(spoken), tools);
    if (!wanted?.length) {
      conversation.assistant(content ?? '');
      return content;
    }
    const calls = wanted.map(({ id: callId, function: { name, arguments: args } }) => {
      const { server, tool } = offered.get(name) ?? {};
      return { callId, name, server: server?.name, tool: tool?.name, arguments: JSON.parse(args || '{}') };
    });
    conversation.calls(calls, content ?? '');
    await Promise.all(calls.map(async (call) => conversation.deliver(call.callId, await outcome(call))));
  }
}

let conversation = new Conversation();
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '/new') {
    conversation = new Conversation();
  } else {
    console.log(await ask(conversation, line));
  }
}
await Promise.all(servers.map((server) => server.close()));
