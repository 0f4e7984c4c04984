// A schedule as the page holds it: messages, each with its step, ends and blocks, as the command printed them.

const MOST_ROWS = 120000; // of a schedule that is drawn whole

// {"step": .., "src": .., "dst": .., "block": .., "phase": ..} or the fields of a csv line.
function messagesOf(rows) {
  const messages = new Map();
  for (const row of rows) {
    const key = `${row.step} ${row.src} ${row.dst} ${row.phase ?? ''}`;
    const message = messages.get(key);
    if (message) message.blocks.push(row.block);
    else messages.set(key, {step: row.step, src: row.src, dst: row.dst, phase: row.phase, blocks: [row.block]});
  }
  return [...messages.values()];
}

// A combine's blocks are T and S; all others are numbers.
export function rowsOfCsv(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = lines.shift().split(',');
  return lines.map((line) => {
    const row = {};
    line.split(',').forEach((value, i) => (row[names[i]] = /^\d+$/.test(value) ? Number(value) : value));
    return row;
  });
}

function titleOf(text) {
  return text.startsWith('#') ? text.slice(1, text.indexOf('\n')).trim() : '';
}

// What the drawings and the facts need. `head` is the JSON object without its transfers.
export function scheduleFrom(head, title, rows, whole) {
  const messages = messagesOf(rows);
  const byStep = new Map();
  for (const message of messages) {
    if (!byStep.has(message.step)) byStep.set(message.step, []);
    byStep.get(message.step).push(message);
  }
  return {head, title, whole, messages, byStep, ranks: head.ranks, steps: head.steps, rank: head.rank};
}

// Asks for a rank's steps first, which takes no memory; then for all of them, unless they are too many.
export async function askSchedule(ask, args, rank) {
  const one = await ask(['schedule', ...args, '--rank', rank ?? 0, '--format', 'json']);
  if (one.status !== 0) return {error: one.error};
  const {transfers, ...head} = JSON.parse(one.out);
  const last = await ask(['schedule', ...args, '--rank', head.ranks - 1, '--format', 'json']);
  const expected = transfers.length + JSON.parse(last.out).transfers.length * head.ranks;
  if (expected > MOST_ROWS) {
    const told = await ask(['schedule', ...args, '--rank', rank ?? 0]);
    return {schedule: scheduleFrom({...head, rank: Number(rank ?? 0)}, titleOf(told.out), transfers, false)};
  }
  const all = await ask(['schedule', ...args]);
  if (all.status !== 0) return {error: all.error};
  delete head.rank; // of all ranks
  return {schedule: scheduleFrom(head, titleOf(all.out), rowsOfCsv(all.out), true)};
}

// "0 -3-> 4": rank 0 sends block 3 to rank 4.
export function told(message) {
  const blocks = message.blocks.length > 4 ? `${message.blocks[0]}..${message.blocks.at(-1)}` : message.blocks.join(',');
  return `${message.src} -${blocks}-> ${message.dst}${message.phase ? ` (${message.phase})` : ''}`;
}

// The block's number for its colour.
export function hueOf(block) {
  return typeof block === 'number' ? block : block === 'T' ? 0 : 1;
}
