// The server side of context packs: memories in an array, found by their words.
import { answer, clamped, flag, oneOf, Refusal, requiredText, schema, text } from './tool.mjs';

const TITLES = {
  active_work: 'Active work',
  artifacts: 'Artifacts',
  constraints: 'Constraints',
  decisions: 'Decisions',
  domain: 'Domain',
  gotchas: 'Gotchas',
  ideation: 'Ideas',
  planning: 'Plans',
  procedures: 'Procedures',
  recent_memory: 'Recent memory',
  verification: 'Verification'
};
const FACETS = Object.keys(TITLES);

/** The facets that an intent stresses: they come first, and they are all that the layer "wake" shows. */
const STRESSED = {
  build: ['active_work', 'decisions', 'constraints', 'procedures'],
  plan: ['planning', 'decisions', 'active_work'],
  ideate: ['ideation', 'domain', 'planning'],
  research: ['domain', 'artifacts', 'recent_memory'],
  debug: ['gotchas', 'verification', 'procedures'],
  decide: ['decisions', 'constraints', 'ideation'],
  learn: ['recent_memory', 'domain', 'gotchas'],
  general: ['active_work', 'decisions', 'domain', 'recent_memory']
};
const LAYERS = ['wake', 'recall', 'deep_search'];
const WAKE_MOST = 8;
const USUAL_LIMIT = 24;
const MOST = 50;

const MEMBERS_OF_TOKEN = new Map([['org-plain-token', ['proj_abc123', 'proj_second']]]);

const STOP_WORDS = new Set('a about an and for in is known of on the to what with'.split(' '));

const wordsOf = (value) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const goalWords = (goal) => [...new Set(wordsOf(goal))].filter((word) => !STOP_WORDS.has(word));

class Memories {
  all = [];
  links = [];

  add(memory) {
    const number = this.all.length + 1;
    const stored = { id: `memory-${number}`, type: 'note', project: null, domain: null, agent: null, ...memory };
    stored.words = new Set(wordsOf(`${stored.name} ${stored.content}`));
    this.all.push(stored);
    return stored;
  }

  link(from, to, relationship) {
    this.links.push({ from, to, relationship });
  }

  /** What is visible, passes the filter and has a word of the goal, the best first. */
  find(words, visible, prefixes) {
    const fits = (memory, word) =>
      memory.words.has(word) || (prefixes && [...memory.words].some((known) => known.startsWith(word)));
    return this.all
      .filter(visible)
      .map((memory) => ({ memory, found: words.filter((word) => fits(memory, word)) }))
      .filter((match) => match.found.length > 0)
      .sort((one, other) => other.found.length - one.found.length);
  }

  related(memory, visible, most) {
    return this.links
      .filter((link) => link.from === memory || link.to === memory)
      .map(({ from, to, relationship }) => {
        const outgoing = from === memory;
        return { other: outgoing ? to : from, relationship, direction: outgoing ? 'outgoing' : 'incoming' };
      })
      .filter(({ other }) => visible(other))
      .slice(0, most)
      .map(({ other, relationship, direction }) => {
        return { id: other.id, type: other.type, name: other.name, relationship, direction, distance: 1 };
      });
  }
}

function example() {
  const memories = new Memories();
  const subjects = ['stolen tokens', 'offline devices', 'slow clocks', 'logout everywhere', 'key storage'];
  const projects = ['proj_abc123', 'proj_second', null];
  subjects.forEach((subject) => {
    const made = FACETS.map((facet, i) => {
      const project = facet === 'active_work' ? projects[i % 2] : projects[i % 3];
      const content = `Refresh-token rotation in the auth service, seen with ${subject} in mind.`;
      return memories.add({ name: `${TITLES[facet]} on ${subject}`, content, facet, project, domain: 'auth' });
    });
    const decision = made[FACETS.indexOf('decisions')];
    made.filter((one) => one !== decision).forEach((one) => memories.link(one, decision, 'belongs to'));
  });
  memories.add({
    name: 'A name *with* `marks` <b>',
    content: '## Decisions\n- **no item** of this auth service \u2028 \\u0000',
    facet: 'gotchas'
  });

  const key = (name, content, facet, project) => memories.add({ name, content, facet, project, type: 'task' });
  const own = key('Staging keys', 'Rotate the signing keys: kestrel-lantern.', 'active_work', 'proj_abc123');
  key('Production keys', 'Rotate the signing keys: plover-gate.', 'active_work', 'proj_second');
  const foreign = key('Keys for obsidian-heron', 'Rotate the signing keys: obsidian-heron.', 'active_work', 'proj_other');
  key('Keys of obsidian-heron', 'The auth service rotates signing keys.', 'decisions', 'proj_other');
  memories.link(own, foreign, 'blocks');

  memories.add({ name: 'Plan of the move', content: 'A rehearsal before each migration.', facet: 'planning' });
  memories.add({ name: 'Slow index', content: 'The migration waited for an index.', facet: 'gotchas' });
  memories.add({
    name: 'Second evening',
    content: 'Migration rehearsal stopped at table 14: tern-at-dawn.',
    facet: 'recent_memory',
    agent: 'migration-runner'
  });
  return memories;
}

/** On one line and without marks, so that no content passes for a heading or an item. */
const plain = (value) => value.trim().replace(/[\s\p{Cc}]+/gu, ' ').replace(/[\\`*_[\]<>#|~&]/g, '\\$&');

function markdown(goal, sections) {
  const blocks = sections.map(({ title, items }) => {
    const lines = items.map((item) => `- **${plain(item.name)}** (\`${item.id}\`): ${plain(item.content)}`);
    return `\n## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# ${plain(goal)}\n${blocks.join('')}`;
}

function itemOf({ memory, found }, words, related) {
  return {
    id: memory.id,
    type: memory.type,
    name: memory.name,
    content: memory.content,
    score: found.length / words.length,
    facet: memory.facet,
    reason: `Has ${found.join(', ')}`,
    source: null,
    quality: {
      origin: 'plain',
      source: null,
      url: null,
      created_at: null,
      updated_at: null,
      valid_at: null,
      project_id: memory.project
    },
    metadata: {},
    related
  };
}

/** The projects of the caller. */
function authorized() {
  const projects = MEMBERS_OF_TOKEN.get(process.env.ORG_TOKEN);
  if (!projects) {
    throw new Refusal('Organization context required. Authenticate with an org-scoped token.');
  }
  return projects;
}

function projectOf(args, projects) {
  const project = text(args, 'project');
  if (project !== undefined && !projects.includes(project)) {
    throw new Refusal(`Project access denied: ${project}`);
  }
  return project;
}

/** The fault `falsy-limit`: a limit of 0 is taken for none. */
function limitOf(args, fault) {
  const asked = clamped(args, 'limit', -Infinity, Infinity, USUAL_LIMIT);
  const wanted = fault === 'falsy-limit' ? asked || USUAL_LIMIT : asked;
  return Math.min(MOST, Math.max(1, wanted));
}

export function packTools(fault) {
  const memories = example();
  let audited = 0;

  function context(args) {
    const projects = authorized();
    const goal = requiredText(args, 'goal');
    const intent = oneOf(args, 'intent', Object.keys(STRESSED), 'build');
    const layer = oneOf(args, 'layer', LAYERS, 'recall');
    const domain = text(args, 'domain');
    const project = projectOf(args, projects);
    const agent = text(args, 'agent_id');
    const limit = limitOf(args, fault);
    const relatedMost = flag(args, 'include_related', true) ? clamped(args, 'related_limit', 0, MOST, 3) : 0;

    const words = goalWords(goal);
    const reachable = ({ project: owner, agent: author }) =>
      (owner === null || projects.includes(owner)) && (author === null || author === agent);
    const wanted = (memory) =>
      reachable(memory) &&
      (domain === undefined || memory.domain === domain) &&
      (project === undefined || memory.facet !== 'active_work' || memory.project === project) &&
      (layer !== 'wake' || memory.agent !== null || STRESSED[intent].includes(memory.facet));
    const matches = memories.find(words, wanted, layer === 'deep_search');
    const diary = matches.filter(({ memory }) => memory.agent !== null).slice(0, Math.ceil(limit / 3));
    const others = matches.filter(({ memory }) => memory.agent === null);
    const most = layer === 'wake' ? Math.min(limit, WAKE_MOST) : limit;
    const items = [...diary, ...others]
      .slice(0, most)
      .map((match) => itemOf(match, words, memories.related(match.memory, reachable, relatedMost)));

    const sections = [...new Set([...STRESSED[intent], ...FACETS])]
      .map((facet) => ({ facet, title: TITLES[facet], items: items.filter((item) => item.facet === facet) }))
      .filter((section) => section.items.length > 0);
    audited++;
    return answer({
      goal,
      intent,
      query: words.join(' '),
      domain: domain ?? null,
      project: project ?? null,
      layer,
      sections,
      total_items: items.length,
      usage_hint: items.length > 0 ? 'Read the first section first.' : 'Nothing is known about this goal yet.',
      markdown: markdown(goal, sections)
    });
  }

  function remember(args) {
    const project = projectOf(args, authorized()) ?? null;
    const name = requiredText(args, 'title');
    const content = requiredText(args, 'content');
    const facet = oneOf(args, 'facet', FACETS, 'recent_memory');
    return answer({ id: memories.add({ name, content, facet, project }).id });
  }

  function auditEntries() {
    authorized();
    return answer({ total: audited });
  }

  const string = { type: 'string' };
  return [
    {
      name: 'context',
      description: 'A pack of what is known about a goal',
      inputSchema: schema(
        {
          goal: string,
          intent: { type: 'string', enum: Object.keys(STRESSED), default: 'build' },
          layer: { type: 'string', enum: LAYERS, default: 'recall' },
          domain: string,
          project: string,
          agent_id: string,
          limit: { type: 'number', default: USUAL_LIMIT },
          include_related: { type: 'boolean', default: true },
          related_limit: { type: 'number', default: 3 }
        },
        ['goal']
      ),
      call: context
    },
    {
      name: 'remember',
      description: 'Stores what later packs should bring back',
      inputSchema: schema(
        { title: string, content: string, facet: { type: 'string', enum: FACETS }, project: string },
        ['title', 'content']
      ),
      call: remember
    },
    {
      name: 'audit_entries',
      description: 'How many packs were compiled',
      inputSchema: schema({}),
      call: auditEntries
    }
  ];
}
