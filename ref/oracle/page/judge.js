// Judges somebody's rows by the proven checker, `dodona check`, and finds the messages of the lines that its sentences name.
import {rowsOfCsv, scheduleFrom} from './schedule.js';

const CSV = ['step', 'src', 'dst', 'block', 'phase'], OPS = ['rank', 'step', 'op', 'peer', 'block', 'phase'];

// The lines that the verdict and the way that led to it name, from 1: "FILE:133: ...", "(line 4)".
function linesIn(verdict) {
  return [...verdict.matchAll(/(?:^invalid: [^:]*:|line )(\d+)\b/gm)].map((found) => Number(found[1]));
}

// The columns of a text: its header's, or as many as the first row has.
function columnsOf(lines) {
  const first = (lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '').split(',').map((field) => field.trim());
  return first.some((field) => field === 'step') ? first : first.length > 4 && Number.isNaN(Number(first[2])) ? OPS : CSV;
}

// A line of csv, ops or JSON as a message; null where it is none.
function messageOf(line, columns) {
  const row = Object.fromEntries(columns.map((name, i) => [name, line.split(',')[i]?.trim()]));
  for (const found of line.matchAll(/"(\w+)": *(\d+)/g)) row[found[1]] = found[2];
  const [src, dst] = row.op === 'recv' ? [row.peer, row.rank] : row.op === 'send' ? [row.rank, row.peer] : [row.src, row.dst];
  const numbers = [row.step, src, dst, row.block].map(Number);
  return numbers.some(Number.isNaN) ? null : {step: numbers[0], src: numbers[1], dst: numbers[2], blocks: [numbers[3]]};
}

function faultsIn(verdict, text) {
  const lines = text.split('\n'), columns = columnsOf(lines);
  return linesIn(verdict).map((number) => messageOf(lines[number - 1] ?? '', columns)).filter((message) => message !== null);
}

// Sends and receives become messages; one that lacks its other end is drawn all the same.
function rowsOfOps(text) {
  const seen = new Set();
  return rowsOfCsv(text).flatMap(({rank, step, op, peer, block, phase}) => {
    const row = op === 'send' ? {step, src: rank, dst: peer, block, phase} : {step, src: peer, dst: rank, block, phase};
    const key = Object.values(row).join(' ');
    return seen.has(key) ? [] : (seen.add(key), [row]);
  });
}

// The schedule of a text that may be wrong: what it says of itself, else what is asked.
async function scheduleOf(ask, text, options, asked, title) {
  const whole = await ask(['convert', '-', ...options, '--format', 'json'], text);
  if (whole.status === 0) {
    const {transfers, ...head} = JSON.parse(whole.out);
    return scheduleFrom({...head, algorithm: 'a file', steps: last(transfers, 'step')}, title, transfers, true);
  }
  const ends = await ask(['convert', '-', ...options, '--format', 'ops'], text);
  const rows = ends.status === 0 ? rowsOfOps(ends.out) : [];
  const ranks = 1 + Math.max(last(rows, 'src'), last(rows, 'dst'));
  const head = {op: asked.op, algorithm: 'a file', ranks: Math.max(options.length > 0 ? Number(asked.ranks) : 0, ranks), root: Number(asked.root)};
  return scheduleFrom({...head, steps: last(rows, 'step')}, title, rows, true);
}

function last(rows, name) {
  return rows.reduce((most, row) => Math.max(most, row[name]), 0);
}

// Answers {verdict, valid, wrong, schedule} or {error}. `asked` is what the text may not say of itself: op, ranks, blocks, root.
export async function judge(ask, text, asked) {
  const given = ['--op', asked.op, '--ranks', asked.ranks, '--blocks', asked.blocks, '--root', asked.root];
  let options = /^\s*[{#]/.test(text) ? [] : given;
  let answer = await ask(['check', '-', ...options], text);
  if (answer.status === 2 && options.length === 0) answer = await ask(['check', '-', ...(options = given)], text);
  if (answer.status === 2) return {error: answer.error};
  const valid = answer.status === 0;
  const schedule = await scheduleOf(ask, text, options, asked, answer.out.split('\n')[0]);
  return {verdict: answer.out.trim(), valid, wrong: valid ? [] : faultsIn(answer.out, text), schedule};
}
