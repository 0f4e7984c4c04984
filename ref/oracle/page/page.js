// The page: what the controls ask goes to the command, what it answers is drawn.
import {commandFrom} from './command.js';
import {argumentsOf, catalogueFrom, entryOf, fieldsOf, fromFragment, toFragment} from './request.js';
import {askSchedule, told} from './schedule.js';
import {layoutOf, shapeOf} from './layout.js';
import {Picture} from './picture.js';
import {Timeline} from './timeline.js';
import {askCosts, drawCosts, tableOf} from './costs.js';
import {judge} from './judge.js';
import {Controls} from './controls.js';

const TOLD = 24; // messages of a step that are told in words
const LINK_AFTER = 300; // milliseconds without another change
const part = (name) => document.getElementById(name);

class Page {
  // `ask` runs the command (command.js), `catalogue` is what the command says of the algorithms.
  constructor(ask, catalogue) {
    Object.assign(this, {ask, catalogue, asked: 0, schedule: null, wrong: [], playing: null});
    this.request = fromFragment(location.hash, catalogue);
    this.controls = new Controls(part('request'), catalogue, (request) => this.change(request));
    this.picture = new Picture(part('picture'), (rank) => this.pick(String(rank) === this.request.rank ? '' : rank));
    this.timeline = new Timeline(part('timeline'), (step, rank, picked) => this.point(step, rank, picked));
    part('step').addEventListener('input', () => this.go(Number(part('step').value)));
    part('play').addEventListener('click', () => this.play());
    part('rank').addEventListener('change', () => this.pick(part('rank').value));
    part('block').addEventListener('change', () => this.look({block: part('block').value}));
    part('shape').addEventListener('change', () => this.look({shape: part('shape').value}, true));
    for (const name of ['bytes', 'startup', 'byte-time']) part(name).addEventListener('change', () => this.look({[name]: part(name).value}, false, true));
    addEventListener('hashchange', () => this.follow());
    for (const frame of [part('picture'), part('timeline')]) frame.addEventListener('keydown', (event) => this.key(event));
    this.takeFiles();
    this.controls.show(this.request);
  }

  // The address says what is looked at; browsers allow few changes of it a second. A link that is followed meanwhile is not undone.
  link() {
    clearTimeout(this.linking);
    const before = location.hash;
    this.linking = setTimeout(() => {
      if (location.hash === before) history.replaceState(null, '', toFragment(this.request, this.catalogue));
    }, LINK_AFTER);
  }

  // A link has been followed, or the fragment edited.
  follow() {
    clearTimeout(this.linking);
    if (!location.hash.includes('=')) return; // a part of the page
    if (location.hash === toFragment(this.request, this.catalogue)) return;
    this.request = fromFragment(location.hash, this.catalogue);
    this.controls.show(this.request);
    this.redraw();
  }

  change(request) {
    this.request = {...request, step: undefined};
    this.redraw();
  }

  // Another look at the same schedule; with `redraw` from another side.
  look(said, redraw = false, price = false) {
    Object.assign(this.request, said);
    this.link();
    if (price) return this.cost();
    if (redraw && this.schedule) this.draw();
    this.show();
  }

  async redraw() {
    const turn = ++this.asked;
    this.stop();
    this.link();
    const args = argumentsOf(this.request, this.catalogue);
    part('command').textContent = `dodona schedule ${args.join(' ')}`;
    const answer = await askSchedule(this.ask, args, this.request.rank);
    if (turn !== this.asked) return;
    part('error').textContent = answer.error ?? '';
    part('drawn').hidden = answer.error !== undefined;
    if (answer.schedule) this.take(answer.schedule, []);
    document.documentElement.dataset.drawn = turn;
    await this.cost();
    document.documentElement.dataset.priced = turn;
  }

  take(schedule, wrong) {
    Object.assign(this, {schedule, wrong});
    this.facts();
    this.draw();
    const step = part('step');
    step.min = this.timeline.first;
    step.max = this.timeline.last;
    this.go(wrong.length > 0 ? wrong[0].step : Number(this.request.step ?? step.min));
  }

  draw() {
    const shape = shapeOf(this.request, this.schedule), layout = layoutOf(this.schedule, shape, this.request);
    part('shape').value = this.request.shape ?? '';
    const {title} = this.schedule;
    this.picture.draw(this.schedule, layout, `Who sends to whom. ${title}`);
    this.timeline.draw(this.schedule, layout, `Which block comes to which rank in which step. ${title}`);
  }

  facts() {
    const {head, title, whole} = this.schedule;
    part('title').textContent = title;
    this.unit = title.includes(' ticks') ? 'tick' : 'step';
    const steps = head.lower_bound !== undefined, bound = steps ? head.lower_bound : head.least_volume, taken = steps ? head.steps : head.volume;
    const lines = [['steps', head.steps], [steps ? 'no schedule has fewer than' : 'least volume, in blocks', bound],
                   ['ratio', bound > 0 ? (taken / bound).toFixed(3) : undefined], ['volume', head.volume],
                   ['latency', head.latency > 1 ? `${head.latency} ticks, ${head.ticks_per_step} a step` : undefined]];
    part('facts').replaceChildren(...lines.filter(([, value]) => value !== undefined && value !== null).flatMap(([name, value]) => {
      const term = document.createElement('dt'), said = document.createElement('dd');
      term.textContent = name;
      said.textContent = value;
      return [term, said];
    }));
    part('partly').hidden = whole;
    part('around').textContent = `Too many messages to draw them all: these are the messages of rank ${head.rank}. Pick any rank by its number.`;
    const entry = this.catalogue.find((one) => one.name === head.algorithm || (one.name === this.request.algorithm && head.algorithm !== 'a file'));
    part('proven').replaceChildren(...this.theorems(entry));
  }

  theorems(entry) {
    if (!entry) return [];
    return entry.theorems.map((name) => {
      const item = document.createElement('li'), link = document.createElement('a');
      link.href = `#${name}`;
      link.textContent = name;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        const text = part(name);
        text.open = true;
        text.scrollIntoView();
        text.querySelector('summary').focus();
      });
      item.append(`${part(name).querySelector('.says').textContent} `, link);
      return item;
    });
  }

  go(step) {
    const bar = part('step');
    this.request.step = Math.min(Math.max(step, Number(bar.min)), Number(bar.max));
    bar.value = this.request.step;
    this.look({});
  }

  // Picks a rank out; '' shows all again.
  pick(rank) {
    this.look({rank: rank === '' || rank === undefined ? undefined : String(rank)});
    if (!this.schedule.whole) this.redraw();
  }

  point(step, rank, picked) {
    part('pointed').textContent = this.told(step, (m) => m.src === rank || m.dst === rank);
    if (picked) {
      this.go(step);
      this.pick(rank);
    }
  }

  show() {
    if (!this.schedule) return;
    const rank = this.request.rank === undefined ? undefined : Number(this.request.rank);
    const block = this.request.block || undefined;
    const shows = (m) => (rank === undefined || !this.schedule.whole || m.src === rank || m.dst === rank) &&
                         (block === undefined || m.blocks.some((b) => String(b) === block));
    const focus = {step: Number(this.request.step), rank, block, shows, wrong: this.wrong};
    part('rank').value = rank ?? '';
    part('block').value = block ?? '';
    part('now').textContent = this.schedule.steps > 0 ? `${this.unit} ${focus.step} of ${this.schedule.steps}` : 'no steps';
    part('said').textContent = this.told(focus.step, shows);
    this.picture.show(focus);
    this.timeline.show(focus);
  }

  // "step 3: 0 -0-> 4, 1 -1-> 2"
  told(step, shows) {
    const messages = (this.schedule.byStep.get(step) ?? []).filter(shows);
    const more = messages.length > TOLD ? `, and ${messages.length - TOLD} more` : '';
    return `${this.unit} ${step}: ${messages.slice(0, TOLD).map(told).join(', ') || 'nothing is sent'}${more}`;
  }

  play() {
    if (this.playing !== null) return this.stop();
    const bar = part('step');
    if (Number(bar.value) >= Number(bar.max)) this.go(Number(bar.min));
    part('play').textContent = 'Stop';
    this.playing = setInterval(() => {
      if (Number(bar.value) >= Number(bar.max)) return this.stop();
      this.go(Number(bar.value) + 1);
    }, 700);
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
    part('play').textContent = 'Play';
  }

  key(event) {
    const step = Number(part('step').value);
    const order = this.timeline.order, at = order.indexOf(Number(this.request.rank ?? -1));
    const does = {
      ArrowLeft: () => this.go(step - 1),
      ArrowRight: () => this.go(step + 1),
      Home: () => this.go(Number(part('step').min)),
      End: () => this.go(Number(part('step').max)),
      ArrowUp: () => this.pick(order[Math.max(0, at - 1)]),
      ArrowDown: () => this.pick(order[Math.min(order.length - 1, at + 1)]),
      Escape: () => this.look({rank: undefined, block: undefined}),
      ' ': () => this.play(),
    }[event.key];
    if (!does || !this.schedule) return;
    event.preventDefault();
    does();
  }

  async cost() {
    const turn = this.asked, bytes = this.request.bytes ?? part('bytes').value;
    for (const name of ['bytes', 'startup', 'byte-time']) if (this.request[name] !== undefined) part(name).value = this.request[name];
    const ranks = this.schedule?.ranks ?? this.request.ranks;
    const {rows, title, error} = await askCosts(this.ask, this.request, ranks, bytes);
    if (turn !== this.asked) return;
    part('machine').textContent = error ?? title;
    part('costs').replaceChildren(...(rows ? [tableOf(rows, this.request.algorithm)] : []));
    await drawCosts(part('chart'), this.ask, this.request, ranks, () => turn === this.asked);
  }

  takeFiles() {
    const box = part('rows'), drop = part('judge');
    part('ask-judge').addEventListener('click', () => this.judge(box.value));
    part('file').addEventListener('change', async () => this.judge((box.value = await part('file').files[0].text())));
    drop.addEventListener('dragover', (event) => event.preventDefault());
    drop.addEventListener('drop', async (event) => {
      event.preventDefault();
      box.value = event.dataTransfer.files.length > 0 ? await event.dataTransfer.files[0].text() : event.dataTransfer.getData('text');
      this.judge(box.value);
    });
  }

  // A schedule that came with the page, and what is known of it.
  async open({name, text, ...known}) {
    part('rows').value = text;
    this.request.algorithm = name;
    for (const [key, value] of Object.entries(known)) if (value !== null) this.request[key] = String(value);
    await this.judge(text);
    document.title = `${name}: ${document.title}`;
    document.documentElement.dataset.drawn = this.asked;
    await this.cost();
  }

  // The controls say what the file says, as far as they can.
  name({op, ranks, root, blocks}) {
    if (entryOf(this.catalogue, op, '') === undefined) return;
    const said = {op, ranks, root, blocks, algorithm: entryOf(this.catalogue, op, this.request.algorithm).name};
    for (const [key, value] of Object.entries(said)) if (value !== undefined && value !== null) this.request[key] = String(value);
    this.controls.show(this.request);
  }

  async judge(text) {
    const turn = ++this.asked;
    this.stop();
    const answer = await judge(this.ask, text, this.request);
    if (turn !== this.asked) return;
    const verdict = part('verdict');
    verdict.textContent = answer.error ?? answer.verdict;
    verdict.className = answer.error ? 'bad' : answer.valid ? 'valid' : 'invalid';
    if (answer.schedule && answer.schedule.messages.length > 0) {
      this.request.shape = undefined;
      this.name(answer.schedule.head);
      part('error').textContent = '';
      part('drawn').hidden = false;
      part('command').textContent = `dodona check FILE --op ${this.request.op} --ranks ${answer.schedule.ranks}`;
      this.take(answer.schedule, answer.wrong);
    }
    document.documentElement.dataset.judged = turn;
  }
}

// base64 of gzip, as bundle.py leaves it.
async function unpacked(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

const ask = await commandFrom(await unpacked(part('wasm').textContent));
const page = new Page(ask, catalogueFrom((await ask(['algorithms', '--format', 'json'])).out));
const given = JSON.parse(part('given').textContent); // by dodona show --html
if (given === null) await page.redraw();
else await page.open(given);
