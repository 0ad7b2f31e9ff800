// An MCP server over Streamable HTTP, in the revision with sessions, without any SDK. TOOL_TIMEOUT in ms.
const TIMEOUT = Number(process.env.TOOL_TIMEOUT ?? 60_000);

/** The data of the events of a stream, one by one. */
export async function* events(response) {
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + piece).split(/\r?\n\r?\n/);
    rest = blocks.pop();
    for (const block of blocks) {
      const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
      if (lines.length > 0) {
        yield lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
      }
    }
  }
}

export class McpServer {
  #ids = 0;
  #headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

  async connect(url) {
    this.url = url;
    const clientInfo = { name: 'plain-client', version: '1.0.0' };
    const asked = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    const { result } = await this.#request('initialize', asked);
    this.name = result.serverInfo.name;
    this.#headers['mcp-protocol-version'] = result.protocolVersion;
    await this.#post({ method: 'notifications/initialized' });
    this.tools = [];
    let cursor;
    do {
      const page = await this.#request('tools/list', { cursor });
      this.tools.push(...page.result.tools);
      cursor = page.result.nextCursor;
    } while (cursor);
    return this;
  }

  /** What came back: a result, a JSON-RPC error, or nothing in time. */
  async call(name, args) {
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      return await this.#request('tools/call', { name, arguments: args }, signal);
    } catch (failure) {
      return signal.aborted ? { timeout: true } : { error: { code: -32000, message: failure.message } };
    }
  }

  close() {
    return fetch(this.url, { method: 'DELETE', headers: this.#headers });
  }

  async #request(method, params, signal) {
    const id = (this.#ids += 1);
    const cancelled = { method: 'notifications/cancelled', params: { requestId: id, reason: 'too slow' } };
    try {
      return await this.#answer(id, await this.#post({ id, method, params }, signal));
    } catch (failure) {
      if (signal?.aborted) {
        await this.#post(cancelled).catch(() => {});
      }
      throw failure;
    }
  }

  async #answer(id, response) {
    const session = response.headers.get('mcp-session-id');
    if (session) {
      this.#headers['mcp-session-id'] = session;
    }
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return response.json();
    }
    for await (const data of events(response)) {
      const message = JSON.parse(data);
      if (message.id === id && !message.method) {
        return message;
      }
    }
    throw new Error('the stream ended before the answer');
  }

  #post(message, signal) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    return fetch(this.url, { method: 'POST', headers: this.#headers, body, signal });
  }
}
