// What a participant keeps of a room: all messages in order, and the contexts that they are in. No library, no clock of its own.
import { randomUUID } from 'node:crypto';

export const IDLE = 60_000;
export const MOST = { depth: 500, contexts: 2_000 };

const inContext = ({ context }) => context !== undefined && context !== null;

const FILTERS = {
  everything: () => true,
  main: (message) => !inContext(message),
  types: (message, { types }) => !inContext(message) || types.includes(message.context.type),
  conclusions: (message) => inContext(message) && message.kind === 'conclusion',
  context: (message, { context }) => inContext(message) && message.context.id === context,
};

export class History {
  #name;
  #now = () => 0;
  #messages = [];
  #sent = new Set();
  #contexts = new Map();

  constructor(name, now) {
    this.#name = name;
    this.#now = now;
  }

  /** Takes a message in; false if it is in no group, as there are too many. */
  receive(message) {
    return message.from === this.#name && this.#sent.has(message.id) ? true : this.#take(message);
  }

  /** Writes a message, in a context or not. */
  send(kind, payload, context) {
    const envelope = {
      protocol: 'mcpp/v0.1',
      id: randomUUID(),
      ts: new Date(this.#now()).toISOString(),
      from: this.#name,
      kind,
      ...(context && { context }),
      payload,
    };
    this.#sent.add(envelope.id);
    this.#take(envelope);
    return envelope;
  }

  filter(request) {
    return this.#messages.filter((message) => FILTERS[request.by](message, request)).map(({ id }) => id);
  }

  /** The contexts, each below its parent; what would close a circle stands at the top. */
  groups() {
    const children = new Map();
    const tops = [];
    for (const [id, { parent }] of this.#contexts) {
      if (this.#contexts.has(parent) && !this.#leadsTo(parent, id)) {
        children.set(parent, [...(children.get(parent) ?? []), id]);
      } else {
        tops.push(id);
      }
    }
    const list = [];
    let tooDeep = 0;
    const open = tops.map((id) => ({ id, depth: 1 })).reverse();
    while (open.length > 0) {
      const { id, depth, parent } = open.pop();
      const context = this.#contexts.get(id);
      if (depth > MOST.depth) {
        tooDeep += context.messages.length;
      } else {
        const above = parent === undefined ? {} : { parent };
        list.push({ id, depth, ...above, messages: context.messages, concluded: this.#concluded(context) });
      }
      const below = (children.get(id) ?? []).map((child) => ({ id: child, depth: depth + 1, parent: id }));
      open.push(...below.reverse());
    }
    return { list, tooDeep };
  }

  #take(message) {
    this.#messages.push(message);
    for (const named of [message.context?.parent, message.correlation_id]) {
      const context = this.#contexts.get(named);
      if (context && !this.#concluded(context)) {
        context.last = this.#now();
      }
    }
    return !inContext(message) || this.#group(message);
  }

  #group({ id: message, context: { id, parent } }) {
    let context = this.#contexts.get(id);
    if (context && this.#concluded(context)) {
      this.#contexts.delete(id);
      context = undefined;
    }
    if (!context) {
      if (this.#contexts.size >= MOST.contexts) {
        return false;
      }
      context = { messages: [], parent: undefined };
      this.#contexts.set(id, context);
    }
    context.messages.push(message);
    context.parent ??= parent;
    context.last = this.#now();
    return true;
  }

  #concluded({ last }) {
    return this.#now() - last >= IDLE;
  }

  #leadsTo(from, to) {
    const seen = new Set();
    for (let at = from; at !== undefined && !seen.has(at); at = this.#contexts.get(at)?.parent) {
      if (at === to) {
        return true;
      }
      seen.add(at);
    }
    return false;
  }
}
