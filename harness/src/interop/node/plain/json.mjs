// JSON that keeps each digit: numbers are read as they are written, and BigInts are written as numbers.

/** JSON as it is written, such as a number with more digits than a double holds. */
export class Raw {
  constructor(text) {
    this.text = text;
  }
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const MARK = '\u0000raw';

/** Reads JSON; each number becomes a Raw. Throws a SyntaxError if it is none. */
export function read(text) {
  JSON.parse(text);
  const marked = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') ? token : JSON.stringify({ [MARK]: token })
  );
  return JSON.parse(marked, (_, value) =>
    value !== null && typeof value === 'object' && Object.hasOwn(value, MARK) ? new Raw(value[MARK]) : value
  );
}

export function write(value) {
  if (value instanceof Raw) {
    return value.text;
  }
  if (typeof value === 'bigint') {
    return String(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(write).join(',')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const MOST_DIGITS = 20;

/** The whole number that a Raw spells (3.0 is 3), or undefined if it is none or far beyond 2^64. */
export function wholeNumber(raw) {
  const [, sign, whole, fraction = '', exponent = '0'] = NUMBER.exec(raw.text);
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') {
    return 0n;
  }
  const zeros = digits.length - significant.length - fraction.length + Number(exponent);
  if (zeros < 0 || significant.length + zeros > MOST_DIGITS) {
    return undefined;
  }
  return BigInt(sign + significant + '0'.repeat(zeros));
}
