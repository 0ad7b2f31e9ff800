// Context packs: what is known about a goal, by facet, for callers with the token of an organisation.
import * as z from 'zod';

const TOKENS = new Map([['org-interop-token', { projects: ['proj_abc123', 'proj_second'] }]]);
const MOST_ITEMS = 50;
const WAKE_ITEMS = 8;
const LAYERS = ['wake', 'recall', 'deep_search'];

const FACETS = {
  active_work: 'Active Work',
  artifacts: 'Artifacts',
  constraints: 'Constraints',
  decisions: 'Decisions',
  domain: 'Domain Knowledge',
  gotchas: 'Gotchas',
  ideation: 'Ideas',
  planning: 'Plans',
  procedures: 'Procedures',
  recent_memory: 'Recent Memory',
  verification: 'Verification'
};

// the facets that an intent stresses
const INTENTS = {
  build: ['active_work', 'decisions', 'constraints', 'procedures', 'gotchas', 'artifacts'],
  plan: ['planning', 'decisions', 'ideation', 'domain', 'constraints', 'active_work'],
  ideate: ['ideation', 'domain', 'decisions', 'planning', 'recent_memory'],
  research: ['domain', 'artifacts', 'recent_memory', 'decisions', 'constraints'],
  debug: ['gotchas', 'procedures', 'verification', 'artifacts', 'active_work', 'recent_memory'],
  decide: ['decisions', 'ideation', 'domain', 'constraints', 'planning'],
  learn: ['recent_memory', 'domain', 'procedures', 'gotchas', 'decisions'],
  general: ['active_work', 'decisions', 'planning', 'ideation', 'domain', 'procedures', 'recent_memory']
};

const COMMON = new Set(
  'a about an and are as at be by for from in is it of on or that the this to what with'.split(' ')
);

const memories = [];
const links = [];
const audit = [];

function add(facet, name, content, more = {}) {
  const id = `mem_${memories.length + 1}`;
  memories.push({ id, type: 'note', facet, name, content, createdAt: new Date(), ...more });
  return id;
}

function fill() {
  for (const subject of ['token families', 'clock skew', 'session revocation', 'key rollover', 'mobile sign-in']) {
    const about = `Refresh-token rotation in the auth service and ${subject}.`;
    const decision = add('decisions', `Decision on ${subject}`, about, { type: 'decision', domain: 'auth' });
    for (const facet of Object.keys(FACETS).filter((other) => other !== 'decisions')) {
      const project = facet === 'active_work' ? 'proj_abc123' : undefined;
      const id = add(facet, `${FACETS[facet]}: ${subject}`, about, { project, domain: 'auth' });
      links.push({ from: id, to: decision, relationship: 'refers to' });
    }
  }
  const keys = (where, word) => `Rotate the signing keys of the ${where} cluster; code word ${word}.`;
  const task = (project, name, content) => add('active_work', name, content, { project });
  const staging = task('proj_abc123', 'Signing keys, staging', keys('staging', 'kestrel-lantern'));
  task('proj_second', 'Signing keys, production', keys('main', 'plover-gate'));
  const foreign = task('proj_other', 'Signing keys of obsidian-heron', keys('partner', 'obsidian-heron'));
  links.push({ from: foreign, to: staging, relationship: 'depends on' });
  links.push({ from: staging, to: foreign, relationship: 'affects' });
  add('planning', 'Rehearse the move twice', 'The migration rehearsal runs on a copy, twice.');
  add('gotchas', 'Slow index', 'In the last rehearsal an index doubled the migration time.');
  const agent = 'migration-runner';
  add('recent_memory', 'First evening', 'Migration rehearsal: stopped at table 14, tern-at-dawn.', { agent });
  add('recent_memory', 'Second evening', 'Migration rehearsal: table 14 passes, tern-at-dawn.', { agent });
}

fill();

class Refusal extends Error {}

function callerOf(project) {
  const caller = TOKENS.get(process.env.ORG_TOKEN);
  if (!caller) {
    throw new Refusal('Organization context required. Authenticate with an org-scoped token.');
  }
  if (project !== undefined && !caller.projects.includes(project)) {
    throw new Refusal(`Project access denied: ${project}`);
  }
  return caller;
}

function wordsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !COMMON.has(word));
}

/** What the caller may see at all: no other agent's diary, and nothing of projects out of reach. */
function visible(caller, { project, agent_id: agent }) {
  return memories
    .filter((memory) => memory.project === undefined || caller.projects.includes(memory.project))
    .filter((memory) => memory.agent === undefined || memory.agent === agent)
    .filter((memory) => project === undefined || memory.facet !== 'active_work' || memory.project === project);
}

function matches(seen, words, { intent, layer, domain, limit }) {
  const most = layer === 'wake' ? Math.min(limit, WAKE_ITEMS) : limit;
  const hits = (memory) => {
    const there = wordsOf(`${memory.name} ${memory.content}`);
    return words.filter((word) =>
      there.some((other) => (layer === 'deep_search' ? other.startsWith(word) : other === word)));
  };
  const weight = (memory) => (INTENTS[intent].includes(memory.facet) ? 2 : 1);
  return seen
    .filter((memory) => domain === undefined || memory.domain === domain)
    .map((memory) => ({ memory, mentioned: hits(memory) }))
    .filter(({ mentioned }) => mentioned.length > 0)
    .map((match) => ({ ...match, score: match.mentioned.length * weight(match.memory) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}

function relatedTo(id, seen, most) {
  return links
    .filter((link) => link.from === id || link.to === id)
    .map((link) => ({ link, other: seen.find((memory) => memory.id === (link.from === id ? link.to : link.from)) }))
    .filter(({ other }) => other !== undefined)
    .slice(0, most)
    .map(({ link, other }) => ({
      id: other.id,
      type: other.type,
      name: other.name,
      relationship: link.relationship,
      direction: link.from === id ? 'outgoing' : 'incoming',
      distance: 1
    }));
}

function itemOf({ memory, mentioned, score }, related) {
  return {
    id: memory.id,
    type: memory.type,
    name: memory.name,
    content: memory.content,
    score,
    facet: memory.facet,
    reason: `Mentions ${mentioned.join(', ')}`,
    source: null,
    quality: {
      origin: 'interop',
      source: null,
      url: null,
      created_at: memory.createdAt.toISOString(),
      updated_at: null,
      valid_at: null,
      project_id: memory.project ?? null
    },
    metadata: {},
    related
  };
}

const line = (text) => text.trim().replace(/\s+/gu, ' ');

function markdownOf(goal, sections) {
  const entry = ({ id, name, content }) => `- **${line(name)}** (${id}): ${line(content)}`;
  const shown = sections.map(({ title, items }) => [`## ${title}`, '', ...items.map(entry)].join('\n'));
  return [`# Context pack: ${line(goal)}`, ...shown].join('\n\n');
}

/** The pack for a goal; without sections if nothing is found. */
function packOf(asked, caller, fault) {
  const { goal, intent, layer, domain, project } = asked;
  const request = { ...asked, limit: Math.trunc(Math.min(Math.max(asked.limit, 1), MOST_ITEMS)) };
  const mostRelated = asked.include_related ? Math.max(0, Math.trunc(asked.related_limit)) : 0;
  const words = wordsOf(goal);
  const seen = visible(caller, asked);
  const items = matches(seen, words, request).map((match) =>
    itemOf(match, relatedTo(match.memory.id, seen, mostRelated))
  );
  const facets = [...INTENTS[intent], ...Object.keys(FACETS).filter((facet) => !INTENTS[intent].includes(facet))];
  const sections = facets
    .map((facet) => ({ facet, title: FACETS[facet], items: items.filter((item) => item.facet === facet) }))
    .filter((section) => section.items.length > 0);
  // JSON.stringify leaves out what is undefined
  const none = fault === 'undefined-members' ? undefined : null;
  return {
    goal,
    intent,
    query: words.join(' '),
    domain: domain ?? none,
    project: project ?? none,
    layer,
    sections,
    total_items: items.length,
    usage_hint: items.length > 0 ? 'Read it before you start.' : 'Nothing is known yet; remember what you learn.',
    markdown: markdownOf(goal, sections)
  };
}

function remember({ title, content, type, facet, project, agent_id: agent, domain, related }) {
  const id = add(facet, title, content, { type, project, agent, domain });
  links.push(...related.map((to) => ({ from: id, to, relationship: 'leads to' })));
  return { id };
}

/** The tool's answer as structured content and as text, or the refusal. */
function answering(call) {
  return (given) => {
    try {
      const structuredContent = call(given, callerOf(given.project));
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    } catch (error) {
      if (error instanceof Refusal) {
        return { content: [{ type: 'text', text: error.message }], isError: true };
      }
      throw error;
    }
  };
}

export function registerPack(server, fault) {
  const words = () => z.string().refine((text) => text.trim() !== '', 'must not be blank');
  server.registerTool(
    'context',
    {
      description: 'What is known about a goal, by facet',
      inputSchema: z.object({
        goal: words().describe('What the agent is about to do'),
        intent: z.enum(Object.keys(INTENTS)).default('build'),
        layer: z.enum(LAYERS).default('recall'),
        domain: z.string().optional(),
        project: z.string().optional(),
        agent_id: z.string().optional(),
        limit: z.number().default(24).describe(`Most items; brought into 1 to ${MOST_ITEMS}`),
        include_related: z.boolean().default(true),
        related_limit: z.number().default(3).describe('Most related items of an item')
      }),
      annotations: { readOnlyHint: true }
    },
    answering((asked, caller) => {
      const pack = packOf(asked, caller, fault);
      audit.push({ goal: pack.goal, items: pack.total_items });
      return pack;
    })
  );
  server.registerTool(
    'remember',
    {
      description: 'Keep something for later packs',
      inputSchema: z.object({
        title: words(),
        content: words(),
        type: z.string().default('note'),
        facet: z.enum(Object.keys(FACETS)).default('recent_memory'),
        project: z.string().optional(),
        agent_id: z.string().optional(),
        domain: z.string().optional(),
        related: z.array(z.string()).default([])
      })
    },
    answering(remember)
  );
  server.registerTool(
    'audit_entries',
    { description: 'The packs compiled so far', inputSchema: z.object({}), annotations: { readOnlyHint: true } },
    answering(() => ({ total: audit.length }))
  );
}
