// An MCP server (2025-11-25) over standard streams without any library. It follows the server side of all three
// protocols, with results as JSON in the first text block. `--fault NAME` makes it break one rule:
// caught-as-text (transient.mjs), utf16-units (saving.mjs) or falsy-limit (pack.mjs).
import { parseArgs } from 'node:util';
import { read, write } from './json.mjs';
import { packTools } from './pack.mjs';
import { savingTools } from './saving.mjs';
import { Refusal, refusal } from './tool.mjs';
import { transientTools } from './transient.mjs';

const REVISION = '2025-11-25';
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const FAULTS = ['caught-as-text', 'utf16-units', 'falsy-limit'];

class RpcError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const { fault } = parseArgs({ options: { fault: { type: 'string' } } }).values;
if (fault !== undefined && !FAULTS.includes(fault)) {
  console.error(`no such fault: ${fault}; known: ${FAULTS.join(', ')}`);
  process.exit(2);
}
const tools = [...transientTools(fault), ...savingTools(fault), ...packTools(fault)];

async function callTool(params) {
  const tool = tools.find(({ name }) => name === params?.name);
  if (!tool) {
    throw new RpcError(INVALID_PARAMS, `Unknown tool: ${write(params?.name ?? null)}`);
  }
  try {
    return await tool.call(params.arguments ?? {});
  } catch (error) {
    if (error instanceof Refusal) {
      return refusal(error.message);
    }
    throw error;
  }
}

const METHODS = new Map([
  [
    'initialize',
    () => ({
      protocolVersion: REVISION,
      capabilities: { tools: {} },
      serverInfo: { name: 'context-tck-plain-node', version: '1.0.0' }
    })
  ],
  ['ping', () => ({})],
  ['tools/list', () => ({ tools: tools.map(({ call, ...declaration }) => declaration) })],
  ['tools/call', callTool]
]);

const send = (message) => process.stdout.write(`${write({ jsonrpc: '2.0', ...message })}\n`);
const sendError = (id, code, message) => send({ id, error: { code, message } });

async function receive(line) {
  let message;
  try {
    message = read(line);
  } catch {
    sendError(null, PARSE_ERROR, 'Parse error');
    return;
  }
  if (message?.jsonrpc !== '2.0' || typeof message.method !== 'string') {
    sendError(message?.id ?? null, INVALID_REQUEST, 'Invalid request');
    return;
  }
  if (message.id === undefined) {
    return;
  }
  try {
    const method = METHODS.get(message.method);
    if (!method) {
      throw new RpcError(METHOD_NOT_FOUND, `Method not found: ${message.method}`);
    }
    send({ id: message.id, result: await method(message.params) });
  } catch (error) {
    sendError(message.id, error.code ?? INTERNAL_ERROR, error.message);
  }
}

// by hand: node:readline also ends lines at U+2028, which JSON may contain
let rest = '';
process.stdin.setEncoding('utf8').on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  lines.filter((line) => line.trim() !== '').forEach(receive);
});
