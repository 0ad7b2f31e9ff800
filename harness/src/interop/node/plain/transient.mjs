// The server side of transient context: a tool that fetches, one that consumes, and a workflow that pairs them.
import { answer, Refusal, requiredText, schema, text, whole } from './tool.mjs';

const MARKED_FROM = 5;
const KINDS = ['Meeting', 'Review', 'Call', 'Travel', 'Writing'];
const RECORDS = Array.from({ length: 132 }, (_, i) => ({
  id: 500 + i,
  name: `Entry ${500 + i}`,
  kind: KINDS[i % KINDS.length]
}));

const STEPS = [
  { step: 1, text: 'Tell the user what will be sorted.' },
  { step: 2, text: 'Fetch a page.', loop: true, tool: 'search_records', consumedBy: 'store_analysis_memory' },
  { step: 3, text: 'Store what it shows; fetch on until no page is left.', loop: true },
  { step: 4, text: 'Report.' }
];

function positive(args, name, usual) {
  const value = whole(args, name) ?? usual;
  if (value < 1n || value > 10_000n) {
    throw new Refusal(`${name} must be from 1 to 10000`);
  }
  return Number(value);
}

function search(args) {
  const query = text(args, 'query', '').toLowerCase();
  const page = positive(args, 'page', 1n);
  const perPage = positive(args, 'per_page', 15n);
  const matches = RECORDS.filter((record) => `${record.name} ${record.kind}`.toLowerCase().includes(query));
  const pages = Math.ceil(matches.length / perPage);
  const records = matches.slice((page - 1) * perPage, page * perPage);
  const found = { records, page, pages, total: matches.length };
  if (records.length < MARKED_FROM) {
    return answer(found);
  }
  const summary = `${records.length} records from id ${records[0].id} on (page ${page} of ${pages})`;
  return answer(found, { context: { lifecycle: 'transient', summary } });
}

function workflowStep(args) {
  const workflow = requiredText(args, 'workflow');
  const number = whole(args, 'step');
  const asked = STEPS.find((step) => BigInt(step.step) === number);
  if (workflow !== 'reclassify' || !asked) {
    throw new Refusal(`no such step: the workflow "reclassify" has steps 1 to ${STEPS.length}`);
  }
  const shown = STEPS.filter((step) => step === asked || (asked.loop && step.loop));
  const contextHints = shown
    .filter((step) => step.consumedBy)
    .map(({ step, tool, consumedBy }) => ({ step, tool, lifecycle: 'transient', consumedBy }));
  const steps = shown.map((step) => `${step.step}. ${step.text}`);
  return answer({ steps }, contextHints.length > 0 ? { contextHints } : undefined);
}

/** The fault `caught-as-text`: what the consumer throws is caught and returned as if it were an answer. */
export function transientTools(fault) {
  const findings = [];

  function store(args) {
    findings.push(requiredText(args, 'finding'));
    return answer({ stored: findings.length }, { context: { consumed: true } });
  }

  function storeOrTell(args) {
    try {
      return store(args);
    } catch (error) {
      return answer({ error: error.message }, { context: { consumed: true } });
    }
  }

  const integer = { type: 'integer', minimum: 1 };
  return [
    {
      name: 'search_records',
      description: 'One page of the records',
      inputSchema: schema({ query: { type: 'string' }, page: integer, per_page: integer }),
      call: search
    },
    {
      name: 'store_analysis_memory',
      description: 'Keep a finding drawn from the records last fetched',
      inputSchema: schema({ finding: { type: 'string' } }, ['finding']),
      call: fault === 'caught-as-text' ? storeOrTell : store
    },
    {
      name: 'get_workflow_step',
      description: 'Instructions and context hints of a workflow step',
      inputSchema: schema({ workflow: { type: 'string' }, step: integer }, ['workflow', 'step']),
      call: workflowStep
    }
  ];
}
