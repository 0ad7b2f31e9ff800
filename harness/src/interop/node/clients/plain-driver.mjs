// The conversation of the plain client behind a test kit's driver protocol: a JSON object a line on stdin and stdout.
import { createInterface } from 'node:readline';
import { Conversation } from './plain/conversation.mjs';

let conversation = new Conversation();
let showHints = false;
let opened = new Set();

const BADGES = {
  transient: { name: 'transient', colour: 'amber' },
  consumed: { name: 'consumed', colour: 'green' },
  collapsed: { name: 'collapsed', colour: 'gray' },
};

/** What can be read of a part; an image cannot. */
const readable = (parts) => parts.map((part) => part.text ?? `[${part.mimeType}]`).join('\n');

function block({ callId, parts, original, waiting, consumed }) {
  const state = !original ? 'full' : opened.has(callId) ? 'expanded' : 'collapsed';
  const marks = [waiting && BADGES.transient, consumed && BADGES.consumed, original && BADGES.collapsed];
  return {
    callId,
    state,
    badges: showHints ? marks.filter(Boolean) : [],
    text: readable(state === 'expanded' ? original : parts),
    editable: false,
  };
}

function message({ role, callId, calls, parts }) {
  const asked = calls?.map(({ callId: id, tool, arguments: args }) => ({ id, name: tool, arguments: args }));
  const shown = parts.map(({ type, text, data }) => (type === 'image' ? { type, data } : { type, text }));
  return { role, callId, calls: asked, parts: shown };
}

function begin(state) {
  conversation = new Conversation(state);
  opened = new Set();
}

/** What each request does; what it returns becomes part of the answer. */
const requests = {
  hello: () => ({ protocol: 1, name: 'plain-driver', version: '1.0.0', can: ['resume', 'view'] }),
  begin: () => begin(),
  user: ({ text }) => conversation.user(text),
  assistant: ({ text }) => conversation.assistant(text),
  calls: ({ calls }) => conversation.calls(calls),
  deliver: ({ callId, outcome }) => conversation.deliver(callId, outcome),
  prompt: () => ({ messages: conversation.prompt().map(message) }),
  save: () => ({ state: structuredClone({ messages: conversation.messages, pairs: conversation.pairs }) }),
  load: ({ state }) => begin(state),
  view: () => ({ blocks: conversation.prompt().filter(({ role }) => role === 'tool').map(block) }),
  expand: ({ callId }) => void opened.add(callId),
  display: (request) => void ({ showHints } = request),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: wanted, ...request } = JSON.parse(line);
  let answer;
  try {
    answer = Object.hasOwn(requests, wanted) ? requests[wanted](request) : { error: `unknown request: ${wanted}` };
  } catch (failure) {
    answer = { error: failure.message };
  }
  console.log(JSON.stringify({ re: id, ...answer }));
}
