// Preload (node --import) for servers that listen on every interface: binds them to 127.0.0.1 instead.
import { Server } from 'node:net';

const listen = Server.prototype.listen;
Server.prototype.listen = function (port, ...rest) {
  const onListening = rest.find((argument) => typeof argument === 'function');
  return listen.call(this, { port: Number(port), host: '127.0.0.1' }, onListening);
};
