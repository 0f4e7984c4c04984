// A request, as the page's controls hold it: in the link's fragment, and as arguments of the command.

// Every control: its option, its first value, and when an algorithm has it. `takes` is what the catalogue says of the algorithm.
const sized = (takes) => takes.includes('modules') || takes.includes('mesh');
export const FIELDS = [
  {name: 'ranks', label: 'ranks', value: 12, most: 2147483647, shown: (takes) => !sized(takes)},
  {name: 'modules', label: 'modules', value: '4', text: true, shown: (takes) => takes.includes('modules')},
  {name: 'per-module', label: 'ranks a module', value: 8, shown: (takes) => takes.includes('modules')},
  {name: 'channels', label: 'channels', value: 2, most: 2, shown: (takes) => takes.includes('modules')},
  {name: 'rows', label: 'rows', value: 4, shown: (takes) => takes.includes('mesh')},
  {name: 'cols', label: 'columns', value: 4, shown: (takes) => takes.includes('mesh')},
  {name: 'group-rows', label: 'rows a group', value: 1, shown: (takes) => takes.includes('mesh')},
  {name: 'group-cols', label: 'columns a group', value: 1, shown: (takes) => takes.includes('mesh')},
  {name: 'blocks', label: 'blocks', value: 8, most: 2147483647, shown: (takes, op) => takes.includes('blocks') && op !== 'barrier'},
  {name: 'group', label: 'group', value: 2, shown: (takes) => takes.includes('group')},
  {name: 'lambda', label: 'latency', value: '5/2', text: true, shown: (takes) => takes.includes('lambda')},
  {name: 'alpha', label: 'share kept', value: '1/2', text: true, shown: (takes) => takes.includes('alpha')},
  {name: 'root', label: 'root', value: 0, least: 0, shown: (takes, op) => ['bcast', 'reduce', 'scatter', 'gather'].includes(op)},
  {name: 'model', label: 'ports', value: 'duplex', choices: ['duplex', 'simplex'],
    shown: (takes) => takes.includes('couples') || takes.includes('simplex')},
];

// What is not part of the request, but of what is looked at and at what price.
export const LOOKS = ['step', 'rank', 'block', 'shape', 'bytes', 'startup', 'byte-time'];

const firstOp = 'bcast', firstAlgorithm = 'fractional';

// The answer of `dodona algorithms`: what each serves, takes, and which theorems speak of it.
export function catalogueFrom(json) {
  const list = (text) => (text === null ? [] : text.split(','));
  return JSON.parse(json).rows.map(({algorithm, operations, takes, theorems, summary}) =>
    ({name: algorithm, ops: list(operations), takes: list(takes), theorems: list(theorems), summary}));
}

export function fieldsOf(entry, op) {
  return FIELDS.filter((field) => field.shown(entry.takes, op));
}

// The catalogue's entry; the first that serves the operation if the name is none that does.
export function entryOf(catalogue, op, name) {
  return catalogue.find((entry) => entry.name === name && entry.ops.includes(op)) ?? catalogue.find((entry) => entry.ops.includes(op));
}

// "#op=reduce&algorithm=chain&ranks=5": what it does not say has its first value.
export function fromFragment(fragment, catalogue) {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const ops = new Set(catalogue.flatMap((entry) => entry.ops));
  const op = ops.has(said.get('op')) ? said.get('op') : firstOp;
  const entry = entryOf(catalogue, op, said.get('algorithm') ?? firstAlgorithm);
  const request = {op, algorithm: entry.name};
  for (const field of FIELDS) request[field.name] = said.get(field.name) ?? String(field.value);
  for (const look of LOOKS) if (said.has(look)) request[look] = said.get(look);
  return request;
}

// As short as it can be.
export function toFragment(request, catalogue) {
  const said = new URLSearchParams({op: request.op, algorithm: request.algorithm});
  for (const field of fieldsOf(entryOf(catalogue, request.op, request.algorithm), request.op))
    if (['ranks', 'blocks'].includes(field.name) || request[field.name] !== String(field.value)) said.set(field.name, request[field.name]);
  for (const look of LOOKS) if (request[look] !== undefined && request[look] !== '') said.set(look, request[look]);
  return '#' + said;
}

// ['chain', '--op', 'reduce', '--ranks', '5', ...]
export function argumentsOf(request, catalogue) {
  const args = [request.algorithm, '--op', request.op];
  for (const field of fieldsOf(entryOf(catalogue, request.op, request.algorithm), request.op))
    if (field.name !== 'model' || request.model !== 'duplex') args.push('--' + field.name, request[field.name]);
  return args;
}
