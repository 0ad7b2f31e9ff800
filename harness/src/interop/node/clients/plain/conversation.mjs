// A conversation with a model, in which tool results that have been consumed shrink to their summaries.
// FAULT: one deliberate fault, to see that a conformance test names it. UNSCOPED=true: results that no hint has paired with a
// consumer are collapsed too, by whatever tool is no registered consumer.
const { FAULT, UNSCOPED } = process.env;
const record = (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {});
const text = (value) => ({ type: 'text', text: value });

export class Conversation {
  constructor({ messages = [], pairs = [] } = {}) {
    this.messages = messages;
    this.pairs = pairs; // which tool's results wait for which consumer, on which server
  }

  user(words) {
    this.messages.push({ role: 'user', parts: [text(words)] });
  }

  assistant(words) {
    this.messages.push({ role: 'assistant', parts: [text(words)] });
  }

  /** The model calls tools. Each result has its place from now on, in whatever order the results arrive. */
  calls(calls, words = '') {
    this.messages.push({ role: 'assistant', parts: words === '' ? [] : [text(words)], calls });
    this.messages.push(...calls.map(({ callId, server, tool }) => ({ role: 'tool', callId, server, tool })));
  }

  /** What came back for a call: a result, a JSON-RPC error, or nothing in time. A second delivery is ignored. */
  deliver(callId, { result, error }) {
    const message = this.messages.find((one) => one.role === 'tool' && one.callId === callId && !one.parts);
    if (!message) {
      return;
    }
    if (!result) {
      message.parts = [text(error ? `Error ${error.code}: ${error.message}` : 'Error: the tool did not answer in time')];
      return;
    }
    message.parts = partsOf(result);
    if (result.isError === true) {
      return;
    }
    const meta = record(result._meta);
    const context = record(meta.context);
    if (message.tool === 'get_workflow_step') {
      this.#register(message.server, meta.contextHints);
    }
    if (FAULT === 'truthy' ? context.consumed : context.consumed === true) {
      this.#consume(message);
    }
    const paired = this.pairs.some(({ server, tool }) => server === message.server && tool === message.tool);
    if (context.lifecycle === 'transient' && (paired || UNSCOPED === 'true')) {
      Object.assign(message, { waiting: true, paired, summary: context.summary });
    }
  }

  #register(server, hints) {
    for (const { tool, lifecycle, consumedBy } of Array.isArray(hints) ? hints.map(record) : []) {
      if (lifecycle === 'transient' && typeof tool === 'string' && typeof consumedBy === 'string') {
        this.pairs.push({ server, tool, consumedBy });
      }
    }
  }

  /** Collapses the first result in the conversation that waits for this consumer; without a summary it stays whole. */
  #consume({ server, tool, callId }) {
    const pairs = this.pairs.filter((pair) => pair.server === server && pair.consumedBy === tool);
    const meant = (one) => (one.paired ? pairs.some((pair) => pair.tool === one.tool) : pairs.length === 0);
    const waits = (one) => one.waiting && one.server === server && meant(one);
    const found = FAULT === 'newest-first' ? this.messages.findLast(waits) : this.messages.find(waits);
    if (!found) {
      return;
    }
    found.waiting = false;
    if (typeof found.summary === 'string' && found.summary.trim() !== '') {
      found.original = found.parts;
      found.parts = [text(found.summary)];
      if (FAULT === 'keeps-structured') {
        found.parts.push(...found.original.filter((part) => part.structured));
      }
      this.messages.findLast((one) => one.callId === callId).consumed = true;
    }
  }

  /** What the model gets to see. */
  prompt() {
    return this.messages.filter((one) => one.parts);
  }
}

/** The whole result: its content, and the structured copy where that says more than a text beside it. */
function partsOf({ content, structuredContent }) {
  const parts = (Array.isArray(content) ? content : []).map((block) => {
    if (block?.type === 'text') {
      return text(String(block.text));
    }
    const image = block?.type === 'image';
    return image ? { type: 'image', data: block.data, mimeType: block.mimeType } : { type: 'other', text: JSON.stringify(block) };
  });
  const copy = structuredContent === undefined ? '' : JSON.stringify(structuredContent);
  if (copy !== '' && !parts.some((part) => part.text === copy)) {
    parts.push({ ...text(copy), structured: true });
  }
  return parts.length > 0 ? parts : [text('')];
}
