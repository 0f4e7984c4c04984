// The controls of a request: the operations, the algorithms that serve one, and what an algorithm takes.
import {entryOf, fieldsOf} from './request.js';

function options(names, titles = []) {
  return names.map((name, i) => {
    const made = document.createElement('option');
    made.value = made.textContent = name;
    made.title = titles[i] ?? '';
    return made;
  });
}

function labelled(name, text, control) {
  const label = document.createElement('label');
  control.name = name;
  label.append(text, control);
  return label;
}

function choiceOf(names, value) {
  const select = document.createElement('select');
  select.append(...options(names));
  select.value = value;
  return select;
}

function entryFor(field, value) {
  const input = document.createElement('input');
  if (field.text) input.size = 6;
  else Object.assign(input, {type: 'number', min: field.least ?? 1, max: field.most ?? 2147483647});
  input.value = value;
  return input;
}

export class Controls {
  constructor(form, catalogue, changed) {
    Object.assign(this, {form, catalogue, changed});
    this.op = choiceOf([...new Set(catalogue.flatMap((one) => one.ops))]);
    this.algorithm = document.createElement('select');
    form.append(labelled('op', 'operation', this.op), labelled('algorithm', 'algorithm', this.algorithm));
    form.addEventListener('input', () => this.read());
    form.addEventListener('submit', (event) => event.preventDefault());
  }

  // Another operation has other algorithms, another algorithm takes other numbers; a control that stays keeps its focus.
  show(request) {
    const entry = entryOf(this.catalogue, request.op, request.algorithm);
    const serving = this.catalogue.filter((one) => one.ops.includes(request.op));
    this.request = request;
    this.op.value = request.op;
    this.algorithm.replaceChildren(...options(serving.map((one) => one.name), serving.map((one) => one.summary)));
    this.algorithm.value = entry.name;
    while (this.form.children.length > 2) this.form.lastChild.remove();
    for (const field of fieldsOf(entry, request.op))
      this.form.append(labelled(field.name, field.label,
        field.choices ? choiceOf(field.choices, request[field.name]) : entryFor(field, request[field.name])));
    document.getElementById('summary').textContent = entry.summary;
  }

  // What the controls say now.
  read() {
    const said = Object.fromEntries(new FormData(this.form));
    const other = said.op !== this.request.op || said.algorithm !== this.request.algorithm;
    this.request = {...this.request, ...said};
    this.request.algorithm = entryOf(this.catalogue, said.op, said.algorithm).name;
    if (other) this.show(this.request);
    this.changed(this.request);
  }
}
