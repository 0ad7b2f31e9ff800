// mcp-hub on standard input and output. It serves the older HTTP+SSE transport, which the kit does not speak, so supergateway
// stands in front of it; what supergateway does by itself is tested on its own.
// usage: hub-on-stdio.mjs CONFIG
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const free = createServer().listen(0, '127.0.0.1');
await once(free, 'listening');
const { port } = free.address();
free.close();

const preloads = ['--import', here('../loopback.mjs'), '--import', here('./offline.mjs')];
const hub = spawn(
  process.execPath,
  [...preloads, here('../node_modules/mcp-hub/dist/cli.js'), '--port', port, '--config', process.argv[2]],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);

// It lists the tools of its servers only once it has connected to them.
const ready = async () => {
  try {
    return (await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).state === 'ready';
  } catch {
    return false;
  }
};
for (let tries = 0; tries < 150 && !(await ready()); tries++) await sleep(100);

const gateway = spawn(
  process.execPath,
  [
    here('../node_modules/supergateway/dist/index.js'),
    '--sse', `http://127.0.0.1:${port}/mcp`, '--outputTransport', 'stdio', '--logLevel', 'none',
  ],
  { stdio: 'inherit' },
);
gateway.on('exit', (code) => {
  hub.kill();
  process.exit(code ?? 1);
});
hub.on('exit', () => gateway.kill());
