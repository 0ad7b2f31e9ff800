// Context saving: pages of a list, cut texts, and the short stderr of commands.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as z from 'zod';

const STDERR_BYTES = 100_000;
const LOGIN = '[authenticated] as build-bot';
const LF = 0x0a;

// z.int() would refuse whatever a double cannot hold exactly, but a limit of 2^64 - 1 is only a large one
const wholeNumber = (about) =>
  z
    .number()
    .nonnegative()
    .refine(Number.isInteger, 'must be a whole number')
    .meta({ type: 'integer', description: about })
    .optional();

const LIMITS = {
  head: wholeNumber('Keep so many lines from the start'),
  tail: wholeNumber('Keep so many lines from the end; without effect beside head'),
  max_bytes: wholeNumber('Keep at most so many bytes of these')
};

const twoDigits = (number) => String(number).padStart(2, '0');

const FOLDERS = {
  main: Array.from({ length: 37 }, (_, i) => ({ id: 101 + i, name: `module-${twoDigits(((i * 11) % 37) + 1)}.log` })),
  empty: [],
  ties: Array.from({ length: 12 }, (_, i) => ({ id: 101 + ((i * 5) % 12), name: 'notes.txt' }))
};

const steps = (count, end) =>
  Array.from({ length: count }, (_, i) => `step ${i + 1}: compiled ${((i + 1) * 37) % 101} files${end}`).join('');

const CONTROL = Buffer.concat([
  Buffer.from([0x61, 0x00, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x62, 0xff, LF, 0x63, 0xe2, 0x82, 0x64, 0xc0, 0xaf, 0x07, LF]),
  Buffer.from('\u001b[0mdone \u007f\n')
]);

const LOGS = {
  plain: steps(200, '\n'),
  'no-final-line-end': `${steps(40, '\n')}the build was interrupted`,
  'blank-last-lines': `${steps(12, '\n')}\n\n`,
  crlf: steps(20, '\r\n'),
  separators: 'page one\fpage two\nfirst\u2028second\nold\u0085new\nup\vdown\rback\nlast\n',
  'one-long-line': 'x1,'.repeat(1500),
  unicode: `${'abc€déf😀ñ漢字🚀é€'.repeat(3)}\nstraße 北京 👩‍💻 Ω\n${'naïve e\u0301 fin\n'.repeat(5)}`,
  'emoji-only': '😀'.repeat(40),
  control: CONTROL.toString('utf8'),
  escapes: 'six characters: \\u0000\ntwo: \\n\nC:\\new\\table\n"quoted" \\\\ \\" \t end\n',
  empty: '',
  'blank-first-line': `\n${'y2;'.repeat(400)}`
};

const VALUES = {
  object: '{"name":"hello","version":"2.12","outputs":["out","doc"],"broken":false}',
  array: '[1,2,3,5,8,13,21,34,55,89,144]',
  number: '3141592653589793',
  string: '"a text that is long enough to be cut"',
  escape: '{"k":"a\\nb"}',
  nested: '{\n  "inputs": {"nixpkgs": {"rev": "a1b2c3", "size": 1.5}},\n  "description": "Größe: 3 €"\n}\n'
};

// so many lines of 100 bytes on stderr, then so many on stdout
const NOISES = {
  quiet: { stderr: 0, stdout: 0 },
  noisy: { stderr: 2_622, stdout: 0 },
  flood: { stderr: 85_000, stdout: 0 },
  marker: { stderr: 2_000, marker: true, stdout: 0 },
  exact: { stderr: 1_000, stdout: 0 },
  both: { stderr: 2_000, stdout: 5_000 },
  lines: { stderr: 0, stdout: 5_000 }
};

const NOISE = { noise: z.enum(Object.keys(NOISES)).default('quiet').describe('What the command writes') };

function result(structuredContent) {
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}

/** Where each line begins; a line feed at the very end opens no line. */
function lineStarts(bytes) {
  const starts = bytes.length > 0 ? [0] : [];
  for (let feed = bytes.indexOf(LF); feed >= 0 && feed + 1 < bytes.length; feed = bytes.indexOf(LF, feed + 1)) {
    starts.push(feed + 1);
  }
  return starts;
}

const insideACharacter = (bytes, at) => at < bytes.length && (bytes[at] & 0xc0) === 0x80;

/** At most so many bytes from the start, to the last line end in reach or else between two characters. */
function firstBytes(bytes, most) {
  let end = bytes.subarray(0, most).lastIndexOf(LF) + 1 || most;
  while (insideACharacter(bytes, end)) {
    end--;
  }
  return bytes.subarray(0, end);
}

/** At most so many bytes from the end, from the first line in reach or else between two characters. */
function lastBytes(bytes, most) {
  const least = bytes.length - most;
  let start = lineStarts(bytes).find((line) => line >= least) ?? least;
  while (insideACharacter(bytes, start)) {
    start++;
  }
  return bytes.subarray(start);
}

/** Lines first, then bytes; with the truncation info if anything was cut. */
function limited(text, { head, tail, max_bytes: maxBytes }, fault) {
  const whole = Buffer.from(text);
  const lines = lineStarts(whole);
  const fromEnd = head === undefined && tail !== undefined;
  let kept = whole;
  if (head !== undefined && head < lines.length) {
    kept = whole.subarray(0, lines[head]);
  } else if (fromEnd && tail < lines.length) {
    kept = whole.subarray(lines[lines.length - tail] ?? whole.length);
  }
  if (maxBytes !== undefined && maxBytes < kept.length) {
    kept = fromEnd ? lastBytes(kept, maxBytes) : firstBytes(kept, maxBytes);
  }
  if (kept.length === whole.length) {
    return { text };
  }
  const keptText = kept.toString('utf8');
  const bytes = (of, buffer) => (fault === 'utf-16-length' ? of.length : buffer.length);
  const info = {
    original_bytes: bytes(text, whole),
    original_lines: lines.length,
    kept_bytes: bytes(keptText, kept),
    kept_lines: lineStarts(kept).length,
    position: fromEnd ? 'tail' : 'head'
  };
  return { text: keptText, info };
}

/** The flag and the info of each stream that was cut; nothing if none was. */
function cuts(stdout, stderr) {
  return {
    ...((stdout?.info || stderr?.info) && { truncated: true }),
    ...(stdout?.info && { truncation_info: stdout.info }),
    ...(stderr?.info && { stderr_truncation_info: stderr.info })
  };
}

function listEntries({ folder, offset, limit }) {
  const all = FOLDERS[folder].toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
  if (offset === undefined && limit === undefined) {
    return result({ items: all });
  }
  const skipped = offset ?? 0;
  const items = all.slice(skipped, skipped + (limit ?? all.length));
  const pagination = {
    offset: skipped,
    limit: limit ?? all.length,
    total: all.length,
    has_more: skipped + items.length < all.length
  };
  return result({ items, pagination });
}

function script({ stderr, marker, stdout }) {
  const lines = (count, line) => `awk 'BEGIN { for (i = 1; i <= ${count}; i++) printf ${line} }'`;
  const noise = stderr > 0 ? lines(stderr, '"evaluating package %-79d.\\n", i') : "echo 'warning: the cache is cold'";
  const login = marker ? `; echo '${LOGIN}'` : '';
  return `{ ${noise}${login}; } >&2; ${stdout > 0 ? lines(stdout, '"check %d: passed\\n", i') : 'echo ok'}`;
}

/** Runs the command of a noise and reads both pipes while it runs. */
function run(noise) {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script(NOISES[noise])], { stdio: ['ignore', 'pipe', 'pipe'] });
    const streams = { stdout: [], stderr: [] };
    child.stdout.on('data', (chunk) => streams.stdout.push(chunk));
    child.stderr.on('data', (chunk) => streams.stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => {
      const text = (chunks) => Buffer.concat(chunks).toString('utf8');
      resolve({ exitCode, stdout: text(streams.stdout), stderr: text(streams.stderr) });
    });
  });
}

export function registerSaving(server, fault) {
  const register = (name, description, input, call) =>
    server.registerTool(
      name,
      { description, inputSchema: z.object(input), annotations: { readOnlyHint: true } },
      call
    );

  register(
    'list_entries',
    'The files of a folder, by name',
    {
      folder: z.enum(Object.keys(FOLDERS)).default('main'),
      offset: wholeNumber('Skip so many files'),
      limit: wholeNumber('Return at most so many files')
    },
    listEntries
  );
  register('build_log', 'A build log', { log: z.enum(Object.keys(LOGS)), ...LIMITS }, ({ log, ...limits }) => {
    const cut = limited(LOGS[log], limits, fault);
    return result({ text: cut.text, ...cuts(cut) });
  });
  register(
    'eval_json',
    'A JSON value; a text, if it is cut',
    { name: z.enum(Object.keys(VALUES)), ...LIMITS },
    ({ name, ...limits }) => {
      const cut = limited(VALUES[name], limits, fault);
      return result({ value: cut.info ? cut.text : JSON.parse(cut.text), ...cuts(cut) });
    }
  );
  register('run_check', 'Run a check and limit its stdout', { ...NOISE, ...LIMITS }, async ({ noise, ...limits }) => {
    const command = await run(noise);
    const stdout = limited(command.stdout, limits, fault);
    const stderr = limited(command.stderr, { max_bytes: STDERR_BYTES }, fault);
    return result({
      exit_code: command.exitCode,
      stdout: stdout.text,
      stderr: stderr.text,
      authenticated: command.stderr.includes(LOGIN),
      ...cuts(stdout, stderr)
    });
  });
  register('hash_file', 'The SHA-256 of what a command writes', NOISE, async ({ noise }) => {
    const command = await run(noise);
    const stderr = limited(command.stderr, { max_bytes: STDERR_BYTES }, fault);
    const hash = createHash('sha256').update(command.stdout).digest('hex');
    return result({ hash, stderr: stderr.text, ...cuts(undefined, stderr) });
  });
}
