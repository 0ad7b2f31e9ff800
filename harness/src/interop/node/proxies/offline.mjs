// Preload (node --import) for programs that ask the Internet for something at their start: lets them reach this machine only.
import { Socket } from 'node:net';

const HERE = /^(localhost|127(\.\d+){3}|::1)$/;

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof first === 'object' && first !== null ? first.host : typeof second === 'string' ? second : undefined;
  if (host !== undefined && !HERE.test(host)) {
    queueMicrotask(() => this.destroy(new Error(`${host} is not on this machine`)));
    return this;
  }
  return connect.apply(this, args);
};
