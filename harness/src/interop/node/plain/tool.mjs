// What the tools have in common: their results and how they read arguments. An argument that is null is as if absent.
import { Raw, wholeNumber, write } from './json.mjs';

/** A call that is not served; the client gets the message as an error result. */
export class Refusal extends Error {}

/** A result as JSON in its only text block, with metadata if there is any. */
export function answer(value, meta) {
  return { content: [{ type: 'text', text: write(value) }], _meta: meta };
}

export function refusal(message) {
  return { content: [{ type: 'text', text: message }], isError: true };
}

export function schema(properties, required = []) {
  return { type: 'object', properties, required };
}

const MOST = 2n ** 64n - 1n;

/** A whole number from 0 to 2^64-1 as a BigInt, or undefined. */
export function whole(args, name) {
  const value = args[name] ?? undefined;
  if (value === undefined) {
    return undefined;
  }
  const number = value instanceof Raw ? wholeNumber(value) : undefined;
  if (number === undefined || number < 0n || number > MOST) {
    throw new Refusal(`${name} must be a whole number from 0 to ${MOST}`);
  }
  return number;
}

/** Any number, rounded down and brought into its range. */
export function clamped(args, name, least, most, usual) {
  const value = args[name] ?? undefined;
  if (value === undefined) {
    return usual;
  }
  if (!(value instanceof Raw)) {
    throw new Refusal(`${name} must be a number`);
  }
  return Math.min(most, Math.max(least, Math.floor(Number(value.text))));
}

export function text(args, name, usual) {
  const value = args[name] ?? usual;
  if (value !== undefined && typeof value !== 'string') {
    throw new Refusal(`${name} must be a text`);
  }
  return value;
}

export function requiredText(args, name) {
  const value = text(args, name, '');
  if (value.trim() === '') {
    throw new Refusal(`${name} must not be blank`);
  }
  return value;
}

export function oneOf(args, name, values, usual) {
  const value = args[name] ?? usual;
  if (!values.includes(value)) {
    throw new Refusal(`${name} must be one of ${values.join(', ')}`);
  }
  return value;
}

export function flag(args, name, usual) {
  const value = args[name] ?? usual;
  if (typeof value !== 'boolean') {
    throw new Refusal(`${name} must be true or false`);
  }
  return value;
}
