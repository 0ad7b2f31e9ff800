// A gateway for envelopes over WebSocket, on the library `ws`. Everybody in a room hears everybody, the sender included.
// node gateway.mjs PORT [FAULT]: with the name of a fault it is wrong in just that way.
import { WebSocketServer } from 'ws';

const [port, fault = ''] = process.argv.slice(2);
const rooms = new Map();
const PROTOCOL = 'mcpp/v0.1';
const text = (value) => typeof value === 'string' && value !== '';
const object = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const FAULTS = ['', 'rebuilds-context', 'wraps-correlation', 'believes-from', 'drops-bad-context', 'dies-on-bad-json'];
if (!FAULTS.includes(fault)) {
  throw new Error(`no such fault: ${fault}; known are ${FAULTS.slice(1).join(', ')}`);
}

/** How many members all objects of a value have together. */
function members(value) {
  let count = 0;
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'object' && next !== null) {
      const inner = Object.values(next);
      count += Array.isArray(next) ? 0 : inner.length;
      open.push(...inner);
    }
  }
  return count;
}

/** The envelope in a frame, or what is wrong with it. */
function read(data, isBinary) {
  if (isBinary) {
    return { problem: 'envelopes are text' };
  }
  const raw = data.toString();
  let envelope;
  try {
    envelope = JSON.parse(raw);
  } catch (error) {
    if (fault === 'dies-on-bad-json') {
      throw error;
    }
    return { problem: error.message };
  }
  if (!object(envelope)) {
    return { problem: 'an envelope is an object' };
  }
  const keys = raw.match(/"(?:[^"\\]|\\.)*"\s*:/gs) ?? [];
  return keys.length === members(envelope) ? { raw, envelope } : { problem: 'a member comes twice', envelope };
}

/** What is wrong with a context, as far as basic syntax goes; null counts as none. */
function badContext({ context }) {
  if (context === undefined || context === null) {
    return undefined;
  }
  if (!object(context) || !text(context.id)) {
    return 'context must be an object with an id';
  }
  const words = ['type', 'parent'].filter((name) => name in context && typeof context[name] !== 'string');
  const metadata = 'metadata' in context && !object(context.metadata) ? ['metadata'] : [];
  const wrong = [...words, ...metadata];
  return wrong.length > 0 ? `context has a bad ${wrong.join(' and ')}` : undefined;
}

/** The text that receivers get: what came in, with a signature in front if it had none. */
function relayed(raw, envelope, name) {
  if (fault === 'rebuilds-context' && envelope.context) {
    const { id, type, parent } = envelope.context;
    return JSON.stringify({ ...envelope, context: { id, type, parent } });
  }
  if (fault === 'wraps-correlation' && text(envelope.correlation_id)) {
    return JSON.stringify({ ...envelope, correlation_id: [envelope.correlation_id] });
  }
  return 'from' in envelope ? raw : raw.replace('{', `{"from":${JSON.stringify(name)},`);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), maxPayload: 16 << 20 });
server.on('connection', (socket) => {
  let member;
  const tell = (type, more) => socket.send(JSON.stringify({ type, ...more }));
  const refuse = (why, envelope) => tell('error', { message: why, correlation_id: envelope?.id });

  // Its own hello, or the kit's way of joining, which the benchmark of gateways speaks; that one wants no echo.
  function join({ type, kind, payload, name = payload?.participant, room = payload?.room }) {
    if ((type !== 'hello' && kind !== 'system/join') || !text(name) || !text(room)) {
      return refuse('say hello first');
    }
    rooms.set(room, rooms.get(room) ?? new Set());
    member = { name, room: rooms.get(room), echo: type === 'hello' };
    member.room.add(socket);
    return tell('welcome', { name, room });
  }

  socket.on('message', (data, isBinary) => {
    const { problem, raw, envelope } = read(data, isBinary);
    if (problem) {
      return refuse(problem, envelope);
    }
    if (!member) {
      return join(envelope);
    }
    const bad = badContext(envelope);
    if (bad) {
      return fault === 'drops-bad-context' ? undefined : refuse(bad, envelope);
    }
    if ('from' in envelope && envelope.from !== member.name && fault !== 'believes-from') {
      return refuse('from is not the sender', envelope);
    }
    if (envelope.protocol !== PROTOCOL || !text(envelope.kind)) {
      return refuse(`no envelope of ${PROTOCOL}`, envelope);
    }
    const others = [...member.room].filter((other) => member.echo || other !== socket);
    return others.forEach((other) => other.send(relayed(raw, envelope, member.name)));
  });
  socket.on('error', () => undefined); // ws closes with the code that fits
  socket.on('close', () => member?.room.delete(socket));
});
