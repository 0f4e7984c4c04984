// Where the picture puts the ranks: a tree by the step in which each rank first has something, a circle, or a mesh's rows.

// Of the messages that are stored: from whom each rank hears first, and when. A reduction is read backwards.
function firstHeard(schedule) {
  const back = ['reduce', 'gather'].includes(schedule.head.op);
  const stored = schedule.messages.filter((message) => message.phase === undefined || message.phase === 'bcast' || back);
  const heard = new Map();
  for (const message of stored) {
    const [from, to] = back ? [message.dst, message.src] : [message.src, message.dst];
    const step = back ? schedule.steps + 1 - message.step : message.step;
    if (to !== schedule.head.root && (!heard.has(to) || step < heard.get(to).step)) heard.set(to, {step, from});
  }
  return heard;
}

// Preorder: a rank, then those that hear from it, by step. Ranks in no tree of the root come last.
function preorder(schedule, heard) {
  const below = new Map();
  for (const [rank, {from}] of heard) {
    if (!below.has(from)) below.set(from, []);
    below.get(from).push(rank);
  }
  const order = [], seen = new Set(), stack = [schedule.head.root ?? 0];
  while (stack.length > 0) {
    const rank = stack.pop();
    if (seen.has(rank)) continue;
    seen.add(rank);
    order.push(rank);
    stack.push(...(below.get(rank) ?? []).sort((a, b) => heard.get(b).step - heard.get(a).step));
  }
  for (let rank = 0; rank < schedule.ranks; rank++) if (!seen.has(rank)) order.push(rank);
  return order;
}

function asTree(schedule) {
  const heard = firstHeard(schedule);
  const order = preorder(schedule, heard);
  // a message sent in step x is there `latency` steps later; an allreduce's tree begins when its reduction has ended
  const steps = [...heard.values()].map(({step}) => step), spots = new Map();
  const first = steps.reduce((least, step) => Math.min(least, step), Infinity), last = steps.reduce((most, step) => Math.max(most, step), 0);
  const latency = schedule.head.latency ?? 1, width = last - first + latency;
  order.forEach((rank, i) => spots.set(rank, {
    x: heard.has(rank) ? (heard.get(rank).step - first + latency) / width : 0,
    y: order.length > 1 ? i / (order.length - 1) : 0.5,
  }));
  const edges = [...heard].map(([rank, {from}]) => [from, rank]);
  return {spots, order, edges};
}

function asCircle(schedule) {
  const spots = new Map();
  for (let rank = 0; rank < schedule.ranks; rank++) {
    const turn = (2 * Math.PI * rank) / schedule.ranks;
    spots.set(rank, {x: 0.5 + 0.5 * Math.sin(turn), y: 0.5 - 0.5 * Math.cos(turn)});
  }
  return {spots, order: [...spots.keys()], edges: edgesOf(schedule)};
}

function asRows(schedule, rows, cols) {
  const spots = new Map();
  for (let rank = 0; rank < schedule.ranks; rank++)
    spots.set(rank, {x: cols > 1 ? (rank % cols) / (cols - 1) : 0.5, y: rows > 1 ? Math.floor(rank / cols) / (rows - 1) : 0.5});
  return {spots, order: [...spots.keys()], edges: edgesOf(schedule)};
}

// Who ever sends to whom, once each.
function edgesOf(schedule) {
  return [...new Map(schedule.messages.map((m) => [`${m.src} ${m.dst}`, [m.src, m.dst]])).values()];
}

// Who is in a rank's messages, where only that rank's are known: it in the middle, senders on the left, receivers on the right.
function around(schedule) {
  const rank = schedule.rank;
  const side = (end, other) => [...new Set(schedule.messages.filter((m) => m[end] === rank).map((m) => m[other]))];
  const from = side('dst', 'src'), to = side('src', 'dst').filter((r) => !from.includes(r));
  const spots = new Map([[rank, {x: 0.5, y: 0.5}]]);
  from.forEach((r, i) => spots.set(r, {x: 0, y: (i + 0.5) / from.length}));
  to.forEach((r, i) => spots.set(r, {x: 1, y: (i + 0.5) / to.length}));
  return {spots, order: [...from, rank, ...to], edges: edgesOf(schedule)};
}

// The shape that shows most of it, if none is asked for.
export function shapeOf(request, schedule) {
  if (!schedule.whole) return 'around';
  if (request.shape) return request.shape;
  const {op} = schedule.head;
  if (request.rows && schedule.head.algorithm === request.algorithm && Number(request.rows) * Number(request.cols) === schedule.ranks &&
      schedule.head.group_rows !== undefined) return 'rows';
  const rooted = ['bcast', 'reduce', 'scatter', 'gather'].includes(op);
  const results = schedule.messages.filter((m) => m.phase === 'bcast');
  const told = new Set(results.map((m) => m.dst));
  const spread = op === 'allreduce' && told.size === schedule.ranks - 1 && !told.has(schedule.head.root);
  return rooted || spread ? 'tree' : 'circle';
}

// Spots from 0 to 1 either way, who is joined to whom, the ranks in the order of the timeline, and how high the picture is for its width.
export function layoutOf(schedule, shape, request) {
  if (shape === 'rows') return {...asRows(schedule, Number(request.rows), Number(request.cols)), high: Number(request.rows) / Number(request.cols)};
  if (shape === 'circle') return {...asCircle(schedule), high: 0.85};
  const tree = shape === 'around' ? around(schedule) : asTree(schedule);
  return {...tree, high: tree.order.length / 40};
}
