// A chat host in one file, without any SDK: MCP over Streamable HTTP, OpenAI chat completions, and summaries in place
// of tool results that have been consumed. Each line of stdin is a prompt, the line /new begins a new conversation.
// MCP_URLS (blanks between them), TOOL_TIMEOUT in ms, OPENAI_BASE_URL, OPENAI_API_KEY, MODEL.
import { createInterface } from 'node:readline';

const { MCP_URLS, TOOL_TIMEOUT = '60000', OPENAI_BASE_URL, OPENAI_API_KEY, MODEL } = process.env;

/** The messages in a stream of events, one by one. */
async function* messagesIn(response) {
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + piece).split(/\r?\n\r?\n/);
    rest = events.pop();
    for (const event of events) {
      const data = event.split(/\r?\n/).filter((line) => line.startsWith('data:') && line.length > 'data: '.length);
      yield* data.length > 0 ? [JSON.parse(data.map((line) => line.slice('data:'.length)).join('\n'))] : [];
    }
  }
}

class McpServer {
  #headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  close = () => fetch(this.url, { method: 'DELETE', headers: this.#headers });

  async connect(url) {
    this.url = url;
    const clientInfo = { name: 'small-client', version: '1.0.0' };
    const opening = await this.request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    this.name = opening.result.serverInfo.name;
    this.#headers['mcp-protocol-version'] = opening.result.protocolVersion;
    await this.#post({ method: 'notifications/initialized' });
    this.tools = [];
    for (let page = {}; !page.tools || page.nextCursor; this.tools.push(...page.tools)) {
      page = (await this.request('tools/list', { cursor: page.nextCursor })).result;
    }
    return this;
  }

  /** The answer, with its result or JSON-RPC error. A request that takes too long is cancelled, and fails. */
  async request(method, params, signal) {
    const id = crypto.randomUUID();
    try {
      const response = await this.#post({ id, method, params }, signal);
      const session = response.headers.get('mcp-session-id');
      Object.assign(this.#headers, session && { 'mcp-session-id': session });
      const streamed = response.headers.get('content-type')?.startsWith('text/event-stream');
      for await (const message of streamed ? messagesIn(response) : [await response.json()]) {
        if (message.method === 'ping') {
          await this.#post({ id: message.id, result: {} });
        } else if (message.id === id && !message.method) {
          return message;
        }
      }
      throw new Error('the stream ended before the answer');
    } finally {
      if (signal?.aborted) {
        await this.#post({ method: 'notifications/cancelled', params: { requestId: id } });
      }
    }
  }

  #post(message, signal) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    return fetch(this.url, { method: 'POST', headers: this.#headers, body, signal });
  }
}

const servers = await Promise.all(MCP_URLS.split(' ').map((url) => new McpServer().connect(url)));
const entries = (server) => server.tools.map((tool) => [`${server.name}__${tool.name}`, { server, tool }]);
const offered = new Map(servers.flatMap(entries)); // by the names that the model gets to see
const tools = [...offered].map(([name, { tool: { description, inputSchema: parameters } }]) => {
  return { type: 'function', function: { name, description, parameters } };
});

async function complete(messages) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${OPENAI_API_KEY}` };
  const body = JSON.stringify({ model: MODEL, messages, tools });
  const response = await fetch(`${OPENAI_BASE_URL}/chat/completions`, { method: 'POST', headers, body });
  return (await response.json()).choices[0].message;
}

/** What came back for a call: a result or an error. */
async function outcome({ function: { name, arguments: written } }) {
  const { server, tool } = offered.get(name) ?? {};
  const params = { name: tool?.name, arguments: JSON.parse(written || '{}') };
  const answer = server?.request('tools/call', params, AbortSignal.timeout(Number(TOOL_TIMEOUT)));
  return answer ?? { error: { message: `there is no tool ${name}` } };
}

/** The whole result for the model: its content, and the structured copy unless a text says the same. */
function contentOf({ content = [], structuredContent }) {
  const text = (value) => ({ type: 'text', text: value });
  const image = ({ mimeType, data }) => ({ type: 'image_url', image_url: { url: `data:${mimeType};base64,${data}` } });
  const other = (block) => text(block.type === 'text' ? block.text : JSON.stringify(block));
  const parts = content.map((block) => (block.type === 'image' ? image(block) : other(block)));
  const copy = JSON.stringify(structuredContent);
  return copy === undefined || parts.some((part) => part.text === copy) ? parts : [...parts, text(copy)];
}

class Conversation {
  #messages = [];
  #pairs = []; // of tools: { fetching, consumer }
  #waiting = []; // transient results, the oldest first: { tool, collapse }

  /** One prompt of the user: the model calls tools as long as it likes, several at once too, then says something. */
  async ask(prompt) {
    this.#messages.push({ role: 'user', content: prompt });
    for (;;) {
      const message = await complete(this.#messages);
      this.#messages.push(message);
      if (!message.tool_calls?.length) {
        return message.content;
      }
      const outcomes = message.tool_calls.map((call) => outcome(call).catch((error) => ({ error })));
      (await Promise.all(outcomes)).forEach((one, i) => this.#add(message.tool_calls[i], one));
    }
  }

  #add({ id, function: { name } }, { result, error }) {
    const content = result ? contentOf(result) : `Error: ${error.message}`;
    const message = { role: 'tool', tool_call_id: id, content };
    this.#messages.push(message);
    const { context, contextHints } = (result?.isError !== true && result?._meta) || {};
    const { server, tool } = offered.get(name) ?? {};
    const named = (wanted) => server.tools.find((one) => one.name === wanted);
    const step = tool?.name === 'get_workflow_step' && Array.isArray(contextHints);
    const hints = (step ? contextHints : []).filter((hint) => hint?.lifecycle === 'transient');
    this.#pairs.push(...hints.map((hint) => ({ fetching: named(hint.tool), consumer: named(hint.consumedBy) })));
    if (context?.consumed === true) {
      const meant = this.#pairs.filter(({ consumer }) => consumer === tool).map(({ fetching }) => fetching);
      const oldest = this.#waiting.find((one) => meant.includes(one.tool));
      this.#waiting = this.#waiting.filter((one) => one !== oldest);
      oldest?.collapse();
    }
    if (context?.lifecycle === 'transient' && this.#pairs.some(({ fetching }) => fetching === tool)) {
      const usable = typeof context.summary === 'string' && context.summary.trim() !== '';
      this.#waiting.push({ tool, collapse: () => (message.content = usable ? context.summary : content) });
    }
  }
}

let conversation = new Conversation();
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '/new') {
    conversation = new Conversation();
  } else {
    console.log(await conversation.ask(line));
  }
}
await Promise.all(servers.map((server) => server.close()));
