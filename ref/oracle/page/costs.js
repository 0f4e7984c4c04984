// What each algorithm costs on a machine, over the sizes of the message: the answers of `dodona plan`, as a chart and a table.
import {element, sheet} from './svg.js';

const WIDTH = 720, HEIGHT = 300, LEFT = 46, BOTTOM = 34, TOP = 12, RIGHT = 120;
const SIZES = Array.from({length: 13}, (_, i) => 2 ** (2 * i + 3)); // 8 bytes to 128 MiB
const DRAWN = 8;

function rowsOf(text) {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('algorithm ')).map((line) => {
    const [algorithm, group, blocks, steps, time, ratio] = line.trim().split(/\s+/);
    return {algorithm, group, blocks, steps, time, ratio};
  });
}

export async function askCosts(ask, request, ranks, bytes) {
  const args = ['plan', '--op', request.op, '--ranks', ranks, '--bytes', request.op === 'barrier' ? 0 : bytes];
  if (request.startup && request['byte-time']) args.push('--startup', request.startup, '--byte-time', request['byte-time']);
  const answer = await ask(args);
  return answer.status === 0 ? {rows: rowsOf(answer.out), title: answer.out.split('\n').filter((line) => line.startsWith('#')).join('\n')}
                             : {error: answer.error};
}

export function tableOf(rows, chosen) {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const name of ['algorithm', 'group', 'blocks', 'steps', 'time', 'times the bound']) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = name;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    line.classList.toggle('picked', row.algorithm === chosen);
    for (const name of ['algorithm', 'group', 'blocks', 'steps', 'time', 'ratio']) line.insertCell().textContent = row[name];
  }
  return table;
}

function sizeName(bytes) {
  const units = ['B', 'KiB', 'MiB'];
  const unit = Math.min(2, Math.floor(Math.log2(bytes) / 10));
  return `${bytes / 2 ** (10 * unit)} ${units[unit]}`;
}

// A line for each algorithm that is among the best somewhere: time over the lower bound, both axes in powers.
export async function drawCosts(frame, ask, request, ranks, current) {
  const lines = new Map();
  for (const [i, bytes] of SIZES.entries()) {
    const {rows} = await askCosts(ask, request, ranks, bytes);
    if (!current()) return;
    for (const row of (rows ?? []).filter(({ratio}) => Number.isFinite(Number(ratio)))) {
      if (!lines.has(row.algorithm)) lines.set(row.algorithm, []);
      lines.get(row.algorithm).push([i, Number(row.ratio)]);
    }
  }
  if (lines.size === 0) return frame.replaceChildren();
  const least = (points) => Math.min(...points.map((point) => point[1]));
  const kept = [...lines].sort((a, b) => least(a[1]) - least(b[1])).filter(([name], i) => i < DRAWN || name === request.algorithm);
  const most = Math.max(2, Math.min(64, Math.max(...kept.flatMap(([, points]) => points.map((point) => point[1])))));
  const x = (i) => LEFT + (i / (SIZES.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (ratio) => HEIGHT - BOTTOM - (Math.log(Math.min(most, Math.max(1, ratio))) / Math.log(most)) * (HEIGHT - BOTTOM - TOP);
  const svg = sheet(frame, WIDTH, HEIGHT, `Time over the lower bound, by the size of the message, of ${kept.map(([name]) => name).join(', ')}`);
  const scale = element('g', {class: 'scale'});
  SIZES.forEach((bytes, i) => i % 2 === 0 && scale.append(element('text', {x: x(i), y: HEIGHT - 14, 'text-anchor': 'middle'}, sizeName(bytes))));
  for (let tick = 1; tick <= most; tick *= 2)
    scale.append(element('text', {x: LEFT - 8, y: y(tick) + 4, 'text-anchor': 'end'}, String(tick)),
                 element('line', {x1: LEFT, x2: WIDTH - RIGHT, y1: y(tick), y2: y(tick)}));
  svg.append(scale);
  const named = [];
  for (const [i, [name, points]] of kept.entries()) {
    const line = element('g', {class: name === request.algorithm ? 'cost picked' : 'cost', 'data-algorithm': name},
      element('polyline', {points: points.map(([k, ratio]) => `${x(k)},${y(ratio)}`).join(' ')}));
    line.style.setProperty('--b', i);
    named.push({line, name, at: y(points.at(-1)[1])});
    svg.append(line);
  }
  named.sort((a, b) => a.at - b.at).forEach((entry, i, all) => {
    entry.at = i > 0 ? Math.max(entry.at, all[i - 1].at + 14) : entry.at;
    entry.line.append(element('text', {x: WIDTH - RIGHT + 6, y: entry.at + 4}, entry.name));
  });
}
