// The sheet as drawn on paper: circles, however many there are.
import type { ComponentChild, VNode } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import type { TableView } from '@avinas/client';
import { ScoreSheet } from '../src/view/table/sheet';
import { speakEnglish } from './english';

beforeAll(speakEnglish);

/** All elements of that kind in what a component draws. */
function drawn(node: ComponentChild, kind: string): VNode<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap((child: ComponentChild) => drawn(child, kind));
  if (!node || typeof node !== 'object' || !('type' in node)) return [];
  const { type, props } = node as VNode<Record<string, unknown> & { children?: ComponentChild }>;
  if (typeof type === 'function') {
    return drawn((type as (given: typeof props) => ComponentChild)(props), kind);
  }
  return [...(type === kind ? [node as VNode<Record<string, unknown>>] : []), ...drawn(props.children, kind)];
}

for (const [rams, left] of [
  [1, 1],
  [41, 3],
  [150, 150],
]) {
  test(`${rams} rams are ${rams} circles, ${rams - left} of them struck out`, () => {
    const view = {
      you: 'N',
      sheet: { drawn: { NS: rams, EW: 0 }, rams: { NS: left, EW: 0 }, pips: { NS: [], EW: [] } },
    } as unknown as TableView;
    const circles = drawn(ScoreSheet({ view }), 'svg');
    expect(circles.length).toBe(rams);
    expect(circles.filter((circle) => circle.props.class === 'struck').length).toBe(rams - left);
  });
}
