// A participant in plain JavaScript behind the participant driver protocol: a JSON object a line on stdin and stdout. The second
// argument names what it is to get wrong.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { History, IDLE, MOST } from './history.mjs';

const fault = process.argv[2];
let now = Date.parse('2025-08-31T12:00:00Z');
let history = new History('nobody', () => now);
let opened = new Map();

const over = (limit, messages, what) =>
  messages === 0 ? [] : [{ limit, at: MOST[limit], messages, text: `${messages} messages are left out: ${what}` }];

/** Of the messages that come at once in one context a screen needs the last. */
const coalesced = (messages) =>
  messages.filter(({ context }, i) => !context?.id || !messages.slice(i + 1).some((later) => later.context?.id === context.id));

const VERBS = {
  hello: () => ({
    protocol: 1,
    name: 'plain-node-participant',
    version: '1.0.0',
    can: ['ids', 'filters', 'grouping', 'clock'],
    idleMillis: IDLE,
    limits: MOST,
  }),
  begin: ({ participant }) => {
    history = new History(participant, () => now);
    opened = new Map();
  },
  receive: ({ messages }) => {
    const taken = fault === 'coalesces-bursts' ? coalesced(messages) : messages;
    return { limits: over('contexts', taken.filter((one) => !history.receive(one)).length, 'too many contexts') };
  },
  open: ({ as, type, within }) => {
    const parent = within && opened.get(within).id;
    opened.set(as, { id: randomUUID(), ...(type && { type }), ...(parent && { parent }) });
  },
  send: ({ kind, payload, in: name }) => ({ envelope: history.send(kind, payload, name && opened.get(name)) }),
  'new-ids': ({ count }) => ({ ids: Array.from({ length: count }, () => randomUUID()) }),
  filter: (request) => ({ messages: history.filter(request) }),
  contexts: () => {
    const { list, tooDeep } = history.groups();
    return { contexts: list, limits: over('depth', tooDeep, 'too deep') };
  },
  advance: ({ millis }) => {
    now += millis;
  },
};

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const request = JSON.parse(line);
  let answer;
  try {
    answer = VERBS[request.do](request);
  } catch (wrong) {
    answer = { error: String(wrong.message).split('\n')[0] };
  }
  process.stdout.write(`${JSON.stringify({ re: request.id, ...answer })}\n`);
}
