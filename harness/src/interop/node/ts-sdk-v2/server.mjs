// An MCP server on the TypeScript SDK v2 that follows the server side of all protocols, in both eras of MCP.
// Standard streams by default; with `--http PORT` Streamable HTTP at http://127.0.0.1:PORT/mcp.
// `--fault NAME` switches on one of the faults listed below.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';
import { registerPack } from './pack.mjs';
import { registerSaving } from './saving.mjs';

const FAULTS = [
  'missing-await', // the answer does not wait for the finding to be stored, nor hear that it was not
  'utf-16-length', // truncation info counts UTF-16 units and calls them bytes
  'undefined-members' // members of a pack without a value are undefined, so JSON lacks them
];

const { http, fault } = parseArgs({ options: { http: { type: 'string' }, fault: { type: 'string' } } }).values;
if (fault !== undefined && !FAULTS.includes(fault)) {
  console.error(`unknown fault "${fault}"; known: ${FAULTS.join(', ')}`);
  process.exit(64);
}

const MARKED_FROM = 5;
const PROJECTS = ['Web Dev', 'Design', 'Research', 'Operations'];
const RECORDS = Array.from({ length: 132 }, (_, i) => ({
  id: 72 + i,
  name: `Activity ${72 + i}`,
  project: PROJECTS[i % PROJECTS.length]
}));

const WORKFLOWS = {
  reclassify: [
    { step: 1, title: 'Explain', instructions: 'Tell the user what will be reclassified.' },
    {
      step: 2,
      title: 'Load a page',
      instructions: 'Call search_records for the next page.',
      tool: 'search_records',
      loop: 'pages',
      contextHint: { lifecycle: 'transient', consumedBy: 'store_analysis_memory' }
    },
    {
      step: 3,
      title: 'Store the findings',
      instructions: 'Call store_analysis_memory, then load the next page until none is left.',
      tool: 'store_analysis_memory',
      loop: 'pages'
    },
    { step: 4, title: 'Report', instructions: 'Summarise what was stored.' }
  ]
};

const findings = [];

const text = (value) => ({ content: [{ type: 'text', text: value }] });
const failure = (message) => ({ ...text(message), isError: true });

function summaryOf(records, page, pages) {
  const ids = records.slice(0, 3).map((record) => record.id).join(', ');
  return `${records.length} activity records (page ${page}/${pages}, IDs: ${ids}${records.length > 3 ? '…' : ''})`;
}

/** One page of the records whose name or project contains the query; marked as transient from five records on. */
function fetchPage({ query = '', page, per_page: perPage }) {
  const wanted = query.toLowerCase();
  const matches = RECORDS.filter((record) => `${record.name} ${record.project}`.toLowerCase().includes(wanted));
  const pages = Math.ceil(matches.length / perPage);
  const records = matches.slice((page - 1) * perPage, page * perPage);
  const structuredContent = { records, page, pages, total: matches.length };
  const result = { ...text(JSON.stringify(structuredContent)), structuredContent };
  if (records.length >= MARKED_FROM) {
    result._meta = { context: { lifecycle: 'transient', summary: summaryOf(records, page, pages) } };
  }
  return result;
}

async function keep(finding) {
  if (finding.finding.trim() === '') {
    throw new Error('finding must not be blank: nothing was stored');
  }
  findings.push(finding);
}

async function store({ finding, analysis_id: analysisId = 'default' }) {
  const kept = keep({ analysisId, finding });
  try {
    if (fault === 'missing-await') {
      kept.catch((error) => console.error(error.message));
    } else {
      await kept;
    }
  } catch (error) {
    return failure(error.message);
  }
  const stored = text(`Stored finding ${findings.length} of analysis ${analysisId}.`);
  return { ...stored, _meta: { context: { consumed: true } } };
}

/** The step's instructions; with it the hints of the step, or of every step of its loop. */
function workflowStep({ workflow, step }) {
  const steps = Object.hasOwn(WORKFLOWS, workflow) ? WORKFLOWS[workflow] : undefined;
  if (!steps) {
    return failure(`unknown workflow "${workflow}"; known: ${Object.keys(WORKFLOWS).join(', ')}`);
  }
  const asked = steps.find((candidate) => candidate.step === step);
  if (!asked) {
    return failure(`workflow "${workflow}" has no step ${step}; it has ${steps.length}`);
  }
  const together = steps.filter((other) => other === asked || (asked.loop && other.loop === asked.loop));
  const contextHints = together
    .filter((member) => member.contextHint)
    .map((member) => ({ step: member.step, tool: member.tool, ...member.contextHint }));
  const result = text(together.map((member) => `${member.step}. ${member.title}: ${member.instructions}`).join('\n'));
  return contextHints.length > 0 ? { ...result, _meta: { contextHints } } : result;
}

function build() {
  const server = new McpServer({ name: 'context-tck-ts-sdk-v2', version: '1.0.0' }, { capabilities: { tools: {} } });
  const paging = z.object({
    query: z.string().optional(),
    page: z.number().int().min(1).default(1),
    per_page: z.number().int().min(1).max(100).default(15)
  });
  const outputSchema = z.object({
    records: z.array(z.object({ id: z.number().int(), name: z.string(), project: z.string() })),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int()
  });
  const fetching = { inputSchema: paging, outputSchema, annotations: { readOnlyHint: true } };
  server.registerTool('search_records', { description: 'Search the activity records', ...fetching }, fetchPage);
  server.registerTool('find_records', { description: 'List the activity records', ...fetching }, fetchPage);
  server.registerTool(
    'store_analysis_memory',
    {
      description: 'Keep a finding drawn from the records last fetched',
      inputSchema: z.object({ finding: z.string(), analysis_id: z.string().optional() })
    },
    store
  );
  server.registerTool(
    'get_workflow_step',
    {
      description: 'Instructions and context hints of a workflow step',
      inputSchema: z.object({ workflow: z.string(), step: z.number().int() })
    },
    workflowStep
  );
  registerSaving(server, fault);
  registerPack(server, fault);
  return server;
}

function serveHttp(port) {
  const handle = toNodeHandler(createMcpHandler(build));
  const hostAllowed = localhostHostValidation();
  const originAllowed = localhostOriginValidation();
  createServer((request, response) => {
    if (new URL(request.url, 'http://127.0.0.1').pathname !== '/mcp') {
      response.writeHead(404).end();
    } else if (hostAllowed(request, response) && originAllowed(request, response)) {
      handle(request, response);
    }
  }).listen(port, '127.0.0.1', () => console.error(`listening at http://127.0.0.1:${port}/mcp`));
}

if (http) {
  serveHttp(Number(http));
} else {
  serveStdio(build);
}
