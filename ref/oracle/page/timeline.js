// Draws step x rank: what each rank receives in a step, in the colour of its block, and a mark where it sends. Large schedules are drawn
// in cells of several ranks and steps: the colour of the block that comes most often, as strong as the cell is busy.
import {element, sheet} from './svg.js';
import {hueOf, told} from './schedule.js';

const WIDTH = 720, LEFT = 44, TOP = 22;
const MOST_ROWS = 150, MOST_COLUMNS = 240;
const NAMED_ROWS = 70, NAMED_COLUMNS = 40;

export class Timeline {
  constructor(frame, look) {
    this.frame = frame;
    this.look = look; // (step, rank) of a cell that is pointed at
  }

  draw(schedule, layout, label) {
    this.schedule = schedule;
    this.order = schedule.whole ? layout.order : [schedule.rank];
    this.ticks = schedule.head.ticks_per_step ?? 1; // that a message keeps its ports
    this.later = (schedule.head.latency ?? 1) - this.ticks; // until it comes in
    this.rowOf = new Map(this.order.map((rank, i) => [rank, i]));
    const steps = schedule.messages.map((message) => message.step);
    this.first = steps.reduce((least, step) => Math.min(least, step), schedule.whole ? 1 : schedule.steps);
    this.last = steps.reduce((most, step) => Math.max(most, step), schedule.whole ? Math.max(1, schedule.steps) : this.first);
    this.perRow = Math.ceil(this.order.length / MOST_ROWS);
    this.perColumn = Math.ceil((this.last - this.first + 1) / MOST_COLUMNS);
    this.rows = Math.ceil(this.order.length / this.perRow);
    this.columns = Math.ceil((this.last - this.first + 1) / this.perColumn);
    this.cell = {width: (WIDTH - LEFT) / this.columns, height: Math.max(4, Math.min(22, 620 / this.rows))};
    this.svg = sheet(this.frame, WIDTH, TOP + this.rows * this.cell.height + 4, label);
    this.cursor = element('rect', {class: 'cursor', y: TOP - 4, width: Math.max(2, this.cell.width), height: this.rows * this.cell.height + 8});
    this.line = element('rect', {class: 'line', x: LEFT, width: WIDTH - LEFT, height: this.cell.height});
    this.svg.append(this.cursor, this.line, this.scales(), this.perRow * this.perColumn === 1 ? this.cells() : this.sums());
    this.svg.addEventListener('pointermove', (event) => this.point(event));
    this.svg.addEventListener('click', (event) => this.point(event));
  }

  x(step) {
    return LEFT + Math.floor((step - this.first) / this.perColumn) * this.cell.width;
  }

  y(rank) {
    return TOP + Math.floor(this.rowOf.get(rank) / this.perRow) * this.cell.height;
  }

  scales() {
    const group = element('g', {class: 'scale'});
    const everyColumn = Math.ceil(this.columns / NAMED_COLUMNS), everyRow = Math.ceil(this.rows / NAMED_ROWS);
    for (let c = 0; c < this.columns; c += everyColumn)
      group.append(element('text', {x: LEFT + (c + 0.5) * this.cell.width, y: TOP - 8, 'text-anchor': 'middle'}, String(this.first + c * this.perColumn)));
    for (let r = 0; r < this.rows; r += everyRow)
      group.append(element('text', {x: LEFT - 6, y: TOP + (r + 0.5) * this.cell.height + 4, 'text-anchor': 'end'}, String(this.order[r * this.perRow])));
    return group;
  }

  // A cell for each message that comes in; a mark at the right for each that goes out.
  cells() {
    this.drawn = [];
    const group = element('g', {class: 'cells'});
    const lettered = this.cell.width > 13 && this.cell.height > 9;
    for (const message of this.schedule.messages) {
      if (this.rowOf.has(message.dst)) group.append(this.mark(message, message.dst, 'in', lettered));
      if (this.rowOf.has(message.src)) group.append(this.mark(message, message.src, 'out', false));
    }
    return group;
  }

  mark(message, rank, way, lettered) {
    const x = this.x(message.step + (way === 'in' ? this.later : 0)), y = this.y(rank), {height} = this.cell;
    const width = this.cell.width * (way === 'in' ? this.ticks : 1);
    const shape = way === 'in' ? element('rect', {x: x + 0.5, y: y + 0.5, width: Math.max(1, width - 1), height: Math.max(1, height - 1)})
                               : element('path', {d: `M${x + width - 0.5} ${y + 0.5}v${height - 1}l${-Math.min(5, width / 3)} ${-(height - 1) / 2}Z`});
    const group = element('g', {class: way, 'data-step': message.step, 'data-src': message.src, 'data-dst': message.dst, 'data-blocks': message.blocks}, shape);
    group.style.setProperty('--b', hueOf(message.blocks[0]));
    if (lettered) group.append(element('text', {x: x + (width - 4) / 2, y: y + height / 2 + 4, 'text-anchor': 'middle'},
      message.blocks.length > 1 ? `${message.blocks[0]}+` : String(message.blocks[0])));
    this.drawn.push([group, message]);
    return group;
  }

  sums() {
    this.drawn = [];
    const cells = new Map();
    for (const message of this.schedule.messages) {
      const key = `${this.x(message.step + this.later)} ${this.y(message.dst)}`;
      const sum = cells.get(key) ?? {count: 0, blocks: new Map()};
      const hue = hueOf(message.blocks[0]);
      sum.count += 1;
      sum.blocks.set(hue, (sum.blocks.get(hue) ?? 0) + 1);
      cells.set(key, sum);
    }
    const group = element('g', {class: 'cells sums'});
    for (const [key, {count, blocks}] of cells) {
      const [x, y] = key.split(' ');
      const most = [...blocks].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
      const rect = element('rect', {x, y, width: this.cell.width, height: this.cell.height,
        'fill-opacity': Math.min(1, 0.25 + (0.75 * count) / (this.perRow * this.perColumn))});
      rect.style.setProperty('--b', most);
      group.append(rect);
    }
    return group;
  }

  // Where the pointer is, in steps and ranks.
  point(event) {
    const box = this.svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH, y = ((event.clientY - box.top) / box.width) * WIDTH;
    const column = Math.floor((x - LEFT) / this.cell.width), row = Math.floor((y - TOP) / this.cell.height);
    if (column < 0 || column >= this.columns || row < 0 || row >= this.rows) return;
    this.look(this.first + column * this.perColumn, this.order[row * this.perRow], event.type === 'click');
  }

  show(focus) {
    this.cursor.setAttribute('x', this.x(Math.min(Math.max(focus.step, this.first), this.last)));
    this.line.classList.toggle('hidden', !this.rowOf.has(focus.rank));
    if (this.rowOf.has(focus.rank)) this.line.setAttribute('y', this.y(focus.rank));
    for (const [group, message] of this.drawn) group.classList.toggle('dim', !focus.shows(message));
    this.wrong?.remove();
    this.wrong = element('g', {class: 'faults'});
    for (const m of focus.wrong)
      for (const rank of [m.src, m.dst])
        if (this.rowOf.has(rank))
          this.wrong.append(element('rect', {x: this.x(m.step), y: this.y(rank), width: Math.max(3, this.cell.width), height: this.cell.height},
            element('title', {}, `step ${m.step}: ${told(m)}`)));
    this.svg.append(this.wrong);
  }
}
