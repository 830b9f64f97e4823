// Takes the twelve court figures out of @letele/playing-cards (CC0, after Adrian Kennard's drawings)
// and writes each as a picture of its own: the figure alone, without index, pips and frame.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../node_modules/@letele/playing-cards/dist/index.esm.js', import.meta.url));
const target = fileURLToPath(new URL('../src/courts/', import.meta.url));

// The module draws with React; here elements are only collected.
const React = { createElement: (tag, props, ...children) => ({ tag, props: props ?? {}, children: children.flat() }) };
const body = readFileSync(source, 'utf8')
  .replace(/^import .*$/gm, '')
  .replace(/export \{([^}]*)\};?/, (_, names) => {
    const pairs = names.split(',').map((pair) => pair.trim().split(' as '));
    return `return {${pairs.map(([own, name]) => `${name}: ${own}`).join(',')}};`;
  });
const drawings = new Function('_extends', 'React', body)(Object.assign, React);

const asIs = ['viewBox', 'preserveAspectRatio'];
const attribute = (name) => {
  if (asIs.includes(name)) return name;
  return name === 'xlinkHref' ? 'href' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
};

function text(element) {
  const props = Object.entries(element.props).filter(([, value]) => value != null);
  const attributes = props.map(([name, value]) => ` ${attribute(name)}="${value}"`).join('');
  return `<${element.tag}${attributes}>${element.children.filter(Boolean).map(text).join('')}</${element.tag}>`;
}

/** The layers of the figure are as wide as this; index and pips are smaller. */
const kFigureWidth = 164.8;
const view = '-82.4 -130.4 164.8 260.8';

function isFigure(element) {
  if (element.tag === 'defs') return true;
  return element.tag === 'use' && (!element.props.width || Number(element.props.width) === kFigureWidth);
}

mkdirSync(target, { recursive: true });
for (const suit of 'CSHD') {
  for (const rank of 'KQJ') {
    const drawing = drawings[`${suit}${rank.toLowerCase()}`]({});
    const layers = drawing.children.filter((child) => child && isFigure(child)).map(text);
    const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">`;
    const short = `${start}${layers.join('')}</svg>`.replace(/[CSHD]-[KQJ]_svg__/g, '');
    writeFileSync(`${target}${rank}${suit}.svg`, `${short}\n`);
  }
}
