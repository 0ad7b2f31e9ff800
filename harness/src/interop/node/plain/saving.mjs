// The server side of context saving: a list in pages, texts and JSON cut to size, and commands with their stderr cut.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Raw } from './json.mjs';
import { answer, oneOf, schema, whole } from './tool.mjs';

const LINE_FEED = 10;

const FOLDERS = {
  main: Array.from({ length: 23 }, (_, i) => ({ name: `file-${i + 1}.txt`, size: (i * 7) % 5 })),
  empty: []
};

const lines = (count, end) => Array.from({ length: count }, (_, i) => `task ${i + 1}: done${end}`).join('');
const TEXTS = {
  plain: lines(120, '\n'),
  'no-final-line-end': `${lines(30, '\n')}task 31: stopped`,
  'blank-last-lines': `${lines(10, '\n')}\n\n\n`,
  crlf: lines(15, '\r\n'),
  separators: 'one\ftwo\nthree\u2028four\u2029five\nsix\u0085seven\u000beight\rnine\nten\n',
  'one-long-line': 'long;'.repeat(900),
  unicode: `${'aé€😀ßç漢🚀'.repeat(9)}\n${'größer 北京 👩‍💻\n'.repeat(8)}`,
  emoji: '🦊'.repeat(50),
  control: Buffer.from('a\0b\x1b[31mred\x1b[0m\x07\n\xff\xfe tail \xe2\x82\nlast \x7f\n', 'latin1').toString('utf8'),
  escapes: 'spelt out: \\u0000 \\n \\\\\n"quoted"\tC:\\temp\n',
  'blank-first-line': `\n${'word '.repeat(300)}`,
  empty: ''
};

const VALUES = {
  object: '{"name":"demo","deps":["a","b","c"],"rate":1.50,"ok":true}',
  array: '[2,4,8,16,32,64,128,256,512,1024,2048]',
  number: '27182818284590452353602874713527',
  string: '"a text of some length, to be cut"',
  escape: '{"k":"a\\nb"}',
  nested: '{\n  "größe": {"länge": 3, "preis": "2 €"},\n  "list": [\n    1,\n    2\n  ]\n}\n'
};

// first all of stderr, then stdout
const flood = (count) =>
  `awk 'BEGIN { for (i = 1; i <= ${count}; i++) printf "warning %06d: %s\\n", i, "${'.'.repeat(83)}" }' >&2`;
const passes = `awk 'BEGIN { for (i = 1; i <= 4000; i++) print "check " i " passed" }'`;
const SCRIPTS = {
  quiet: 'echo "warning: cold cache" >&2; echo ok',
  noisy: `${flood(2500)}; echo ok`,
  flood: `${flood(85_000)}; echo ok`,
  exact: `${flood(1000)}; echo ok`,
  marker: `${flood(2000)}; echo "[signed in] as builder" >&2; echo ok`,
  both: `${flood(2000)}; ${passes}`,
  lines: passes
};
const MARKER = '[signed in]';
const STDERR_MOST = 100_000;

// --- pages

function listEntries(args) {
  const offset = whole(args, 'offset');
  const limit = whole(args, 'limit');
  const all = FOLDERS[oneOf(args, 'folder', Object.keys(FOLDERS), 'main')];
  if (offset === undefined && limit === undefined) {
    return answer({ items: all });
  }
  const start = offset ?? 0n;
  const total = BigInt(all.length);
  const end = limit === undefined || start + limit > total ? total : start + limit;
  const items = start < total ? all.slice(Number(start), Number(end)) : [];
  const hasMore = start + BigInt(items.length) < total;
  return answer({ items, pagination: { offset: start, limit: limit ?? total, total, has_more: hasMore } });
}

// --- cuts

function countLines(bytes) {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    count++;
  }
  return bytes.length > 0 && bytes.at(-1) !== LINE_FEED ? count + 1 : count;
}

function firstLines(bytes, count) {
  let end = 0;
  for (let left = count; left > 0n && end < bytes.length; left--) {
    const lineEnd = bytes.indexOf(LINE_FEED, end);
    end = lineEnd < 0 ? bytes.length : lineEnd + 1;
  }
  return bytes.subarray(0, end);
}

function lastLines(bytes, count) {
  let start = bytes.length;
  for (let left = count; left > 0n && start > 0; left--) {
    // the byte before the start ends the line that is taken
    start = start > 1 ? bytes.lastIndexOf(LINE_FEED, start - 2) + 1 : 0;
  }
  return bytes.subarray(start);
}

const continuesCharacter = (byte) => (byte & 0xc0) === 0x80;

function firstBytes(bytes, most) {
  if (BigInt(bytes.length) <= most) {
    return bytes;
  }
  let end = Number(most);
  const lineEnd = bytes.subarray(0, end).lastIndexOf(LINE_FEED);
  if (lineEnd >= 0) {
    return bytes.subarray(0, lineEnd + 1);
  }
  while (continuesCharacter(bytes[end])) {
    end--;
  }
  return bytes.subarray(0, end);
}

function lastBytes(bytes, most) {
  if (BigInt(bytes.length) <= most) {
    return bytes;
  }
  let start = bytes.length - Number(most);
  const lineEnd = bytes.indexOf(LINE_FEED, start - 1);
  if (lineEnd >= 0 && lineEnd + 1 < bytes.length) {
    return bytes.subarray(lineEnd + 1);
  }
  while (continuesCharacter(bytes[start])) {
    start++;
  }
  return bytes.subarray(start);
}

/** The fault `utf16-units`: max_bytes counts the units of a JavaScript string. */
function firstUnits(bytes, most) {
  const text = bytes.toString('utf8');
  if (BigInt(text.length) <= most) {
    return bytes;
  }
  const cut = text.slice(0, Number(most));
  return Buffer.from(cut.includes('\n') ? cut.slice(0, cut.lastIndexOf('\n') + 1) : cut);
}

/** The text within the limits, and the info if anything was cut. */
function limit(text, { head, tail, maxBytes }, fault) {
  const whole = Buffer.from(text);
  let kept = whole;
  let position = 'head';
  if (head !== undefined) {
    kept = firstLines(whole, head);
  } else if (tail !== undefined) {
    kept = lastLines(whole, tail);
    position = 'tail';
  }
  if (maxBytes !== undefined) {
    if (position === 'tail') {
      kept = lastBytes(kept, maxBytes);
    } else {
      kept = fault === 'utf16-units' ? firstUnits(kept, maxBytes) : firstBytes(kept, maxBytes);
    }
  }
  const info = kept.equals(whole) ? undefined : infoOf(whole.length, countLines(whole), kept, position);
  return { text: kept.toString('utf8'), info };
}

function infoOf(bytes, lineCount, kept, position) {
  return {
    original_bytes: bytes,
    original_lines: lineCount,
    kept_bytes: kept.length,
    kept_lines: countLines(kept),
    position
  };
}

const limitsOf = (args) => ({
  head: whole(args, 'head'),
  tail: whole(args, 'tail'),
  maxBytes: whole(args, 'max_bytes')
});

const flagOf = (...infos) => (infos.some((info) => info) ? true : undefined);

// --- commands

/** Keeps the start of a stderr that may be of any length, and looks for the marker in all of it. */
class Stderr {
  kept = Buffer.alloc(0);
  bytes = 0;
  lineEnds = 0;
  last = LINE_FEED;
  markerSeen = false;
  before = '';

  add(chunk) {
    this.bytes += chunk.length;
    this.last = chunk.at(-1);
    for (const byte of chunk) {
      this.lineEnds += byte === LINE_FEED ? 1 : 0;
    }
    const seen = this.before + chunk.toString('latin1');
    this.markerSeen ||= seen.includes(MARKER);
    this.before = seen.slice(-MARKER.length);
    if (this.kept.length <= STDERR_MOST) {
      // one byte more than is kept shows whether a character ends there
      this.kept = Buffer.concat([this.kept, chunk.subarray(0, STDERR_MOST + 1 - this.kept.length)]);
    }
  }

  cut() {
    const kept = firstBytes(this.kept, BigInt(STDERR_MOST));
    const text = kept.toString('utf8');
    if (kept.length === this.bytes) {
      return { text };
    }
    return { text, info: infoOf(this.bytes, this.lineEnds + (this.last === LINE_FEED ? 0 : 1), kept, 'head') };
  }
}

function run(script) {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const stdout = [];
    const stderr = new Stderr();
    child.stdout.on('data', (chunk) => stdout.push(chunk));
    child.stderr.on('data', (chunk) => stderr.add(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout: Buffer.concat(stdout), stderr }));
  });
}

// --- tools

export function savingTools(fault) {
  function readText(args) {
    const limits = limitsOf(args);
    const cut = limit(TEXTS[oneOf(args, 'name', Object.keys(TEXTS), 'plain')], limits, fault);
    return answer({ text: cut.text, truncated: flagOf(cut.info), truncation_info: cut.info });
  }

  function readJson(args) {
    const limits = limitsOf(args);
    const written = VALUES[oneOf(args, 'name', Object.keys(VALUES), 'object')];
    const cut = limit(written, limits, fault);
    const value = cut.info ? cut.text : new Raw(written);
    return answer({ value, truncated: flagOf(cut.info), truncation_info: cut.info });
  }

  async function runCheck(args) {
    const limits = limitsOf(args);
    const { exitCode, stdout, stderr } = await run(SCRIPTS[oneOf(args, 'noise', Object.keys(SCRIPTS), 'quiet')]);
    const out = limit(stdout.toString('utf8'), limits, fault);
    const err = stderr.cut();
    return answer({
      exit_code: exitCode,
      stdout: out.text,
      stderr: err.text,
      signed_in: stderr.markerSeen,
      truncated: flagOf(out.info, err.info),
      truncation_info: out.info,
      stderr_truncation_info: err.info
    });
  }

  async function hashOutput(args) {
    const { stdout, stderr } = await run(SCRIPTS[oneOf(args, 'noise', Object.keys(SCRIPTS), 'quiet')]);
    const err = stderr.cut();
    return answer({
      hash: createHash('sha256').update(stdout).digest('hex'),
      stderr: err.text,
      truncated: flagOf(err.info),
      stderr_truncation_info: err.info
    });
  }

  const count = { type: 'integer', minimum: 0 };
  const limits = { head: count, tail: count, max_bytes: count };
  const choice = (choices) => ({ type: 'string', enum: Object.keys(choices) });
  return [
    {
      name: 'list_entries',
      description: 'The entries of a folder; with offset or limit one page of them',
      inputSchema: schema({ folder: choice(FOLDERS), offset: count, limit: count }),
      call: listEntries
    },
    {
      name: 'read_text',
      description: 'A text, or part of it',
      inputSchema: schema({ name: choice(TEXTS), ...limits }),
      call: readText
    },
    {
      name: 'read_json',
      description: 'A JSON value, or part of it as a text',
      inputSchema: schema({ name: choice(VALUES), ...limits }),
      call: readJson
    },
    {
      name: 'run_check',
      description: 'Runs a command; the limits are for its stdout',
      inputSchema: schema({ noise: choice(SCRIPTS), ...limits }),
      call: runCheck
    },
    {
      name: 'hash_output',
      description: 'The hash of what a command writes',
      inputSchema: schema({ noise: choice(SCRIPTS) }),
      call: hashOutput
    }
  ];
}
