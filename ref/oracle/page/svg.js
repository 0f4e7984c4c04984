// Makes SVG elements.
const SPACE = 'http://www.w3.org/2000/svg';

export function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// Replaces what is drawn; the picture scales with its frame.
export function sheet(frame, width, height, label) {
  const svg = element('svg', {viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label});
  frame.replaceChildren(svg);
  return svg;
}
