// Draws the ranks and who sends to whom; on top of that the messages of one step, and those of a fault in red.
import {element, sheet} from './svg.js';
import {hueOf, told} from './schedule.js';

const WIDTH = 720, MARGIN = 26;
const NAMED = 130; // ranks that have their number beside them

export class Picture {
  constructor(frame, pick) {
    this.frame = frame;
    this.pick = pick;
  }

  draw(schedule, layout, label) {
    const many = layout.order.length;
    this.schedule = schedule;
    this.layout = layout;
    this.height = Math.min(900, Math.max(260, WIDTH * layout.high));
    this.radius = many > 400 ? 2 : many > NAMED ? 3 : 7;
    this.svg = sheet(this.frame, WIDTH, this.height, label);
    const edges = element('g', {class: 'edges'});
    for (const [from, to] of layout.edges) edges.append(this.line(from, to));
    this.now = element('g', {class: 'now'});
    const nodes = element('g', {class: 'ranks'});
    this.nodes = new Map();
    for (const rank of layout.order) nodes.append(this.node(rank, many <= NAMED));
    this.svg.append(edges, nodes, this.now);
  }

  spot(rank) {
    const {x, y} = this.layout.spots.get(rank);
    return {x: MARGIN + x * (WIDTH - 2 * MARGIN - 8 * String(this.schedule.ranks).length), y: MARGIN + y * (this.height - 2 * MARGIN)};
  }

  line(from, to, attributes = {}) {
    const a = this.spot(from), b = this.spot(to);
    return element('line', {x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...attributes});
  }

  node(rank, named) {
    const {x, y} = this.spot(rank);
    const node = element('g', {class: 'rank', 'data-rank': rank}, element('circle', {cx: x, cy: y, r: this.radius}));
    if (named) node.append(element('text', {x: x + this.radius + 3, y: y + 4}, String(rank)));
    if (rank === this.schedule.head.root) node.classList.add('root');
    node.addEventListener('click', () => this.pick(rank));
    this.nodes.set(rank, node);
    return node;
  }

  // A message as an arrow that bends a little, so that two ways do not cover each other.
  arrow(message, wrong) {
    const a = this.spot(message.src), b = this.spot(message.dst);
    const dx = b.x - a.x, dy = b.y - a.y, length = Math.hypot(dx, dy) || 1;
    const bend = Math.min(18, length / 6), cut = this.radius + 2;
    const mx = (a.x + b.x) / 2 - (dy / length) * bend, my = (a.y + b.y) / 2 + (dx / length) * bend;
    const end = {x: b.x - (dx / length) * cut, y: b.y - (dy / length) * cut};
    const group = element('g', {class: wrong ? 'message wrong' : 'message', 'data-message': `${message.step} ${told(message)}`});
    group.style.setProperty('--b', hueOf(message.blocks[0]));
    group.append(element('path', {d: `M${a.x} ${a.y}Q${mx} ${my} ${end.x} ${end.y}`}), this.head(end, mx, my));
    if (this.layout.order.length <= NAMED) {
      const blocks = message.blocks.length > 2 ? `${message.blocks[0]}+${message.blocks.length - 1}` : message.blocks.join(',');
      group.append(element('text', {x: (a.x + 2 * mx + end.x) / 4, y: (a.y + 2 * my + end.y) / 4 + 4}, blocks));
    }
    group.append(element('title', {}, `step ${message.step}: ${told(message)}`));
    return group;
  }

  head(end, fromX, fromY) {
    const turn = (Math.atan2(end.y - fromY, end.x - fromX) * 180) / Math.PI;
    return element('path', {class: 'head', d: 'M0 0L-8 -4L-8 4Z', transform: `translate(${end.x} ${end.y}) rotate(${turn})`});
  }

  // focus: {step, rank, block, wrong}; what is not picked out is dim.
  show(focus) {
    const messages = (this.schedule.byStep.get(focus.step) ?? []).filter((m) => this.layout.spots.has(m.src) && this.layout.spots.has(m.dst));
    const seen = messages.filter((m) => focus.shows(m));
    const wrong = focus.wrong.filter((m) => this.layout.spots.has(m.src) && this.layout.spots.has(m.dst));
    this.now.replaceChildren(...seen.map((m) => this.arrow(m, false)), ...wrong.map((m) => this.arrow(m, true)));
    const busy = new Map();
    for (const m of seen) busy.set(m.src, m), busy.set(m.dst, m);
    for (const [rank, node] of this.nodes) {
      node.classList.toggle('busy', busy.has(rank));
      node.classList.toggle('picked', rank === focus.rank);
      if (busy.has(rank)) node.style.setProperty('--b', hueOf(busy.get(rank).blocks[0]));
    }
  }
}
