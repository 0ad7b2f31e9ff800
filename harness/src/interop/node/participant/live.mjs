// A participant in plain JavaScript in a room of a gateway: node live.mjs WIRE URL ID ROOM. WIRE says for which gateway it is
// written, and it is strict: a welcome, an echo or a presence of another form ends it with an error. A chat that answers
// nothing makes it think: two thoughts in a context, one in a context inside that, a conclusion, and a chat outside.
import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import WebSocket from 'ws';

const [wire, url, id, room] = process.argv.slice(2);
const encoded = (json) => Buffer.from(JSON.stringify(json)).toString('base64url');
const token = [encoded({ alg: 'none' }), encoded({ participantId: id, topic: room }), ''].join('.');
const named = ({ you }) => you === id;
const allowed = ({ you, participants }) => you.id === id && Array.isArray(you.capabilities) && Array.isArray(participants);

const WIRES = {
  'mcpp-0.1': {
    protocol: 'mcpp/v0.1',
    join: { protocol: 'mcpp/v0.1', id: 'j', kind: 'system/join', payload: { participant: id, room } },
    welcomed: named
  },
  'mew-0.4': { protocol: 'mew/v0.4', join: { type: 'join', participantId: id, space: room }, welcomed: allowed, echo: true },
  'mcpx-0.1': { protocol: 'mcpx/v0.1', path: `ws?topic=${room}&token=${token}`, welcomed: allowed, echo: true }
};
const { protocol, join, path = '', welcomed, echo } = WIRES[wire];
const socket = new WebSocket(url + path);
const awaited = new Set();

function say(kind, payload, more = {}) {
  const envelope = { protocol, id: randomUUID(), ts: new Date().toISOString(), from: id, kind, ...more, payload };
  if (echo) {
    awaited.add(envelope.id);
  }
  socket.send(JSON.stringify(envelope));
}

function think(question) {
  const outer = { id: randomUUID(), type: 'reasoning' };
  const inner = { id: randomUUID(), type: 'subtask', parent: outer.id };
  say('reflection', { thought: 'what was asked' }, { context: outer });
  say('reflection', { thought: 'a part of it' }, { context: inner });
  say('conclusion', { thought: 'done' }, { context: outer });
  say('chat', { text: 'answered' }, { correlation_id: question.id });
}

socket.on('open', () => join && socket.send(JSON.stringify(join)));
socket.on('message', (data) => {
  const envelope = JSON.parse(data);
  assert.equal(envelope.protocol, protocol);
  if (envelope.kind === 'system/welcome') {
    assert.ok(welcomed(envelope.payload), `welcomed by ${data}`);
  } else if (envelope.from === id) {
    assert.ok(awaited.delete(envelope.id), `an echo of nothing: ${data}`);
  } else if (envelope.kind === 'chat' && !envelope.correlation_id) {
    assert.equal(awaited.size, 0, 'not every message came back');
    think(envelope);
  }
});
socket.on('close', () => process.exit());
