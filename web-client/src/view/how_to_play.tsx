// How to play, in eight pictures: what a stranger sees before the law.
import type { ComponentChildren } from 'preact';
import type { Card, TableView } from '@avinas/client';
import { t } from '../words/t';
import { CardBack, CardFace, Face } from './card';
import { Cat } from './table/cat';
import { ScoreSheet } from './table/sheet';

const Row = ({ cards }: { cards: Card[] }) => (
  <span class="row-of-cards">
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </span>
);

/** Cards with a sign under each. */
const Signed = ({ cards }: { cards: [Card, string][] }) => (
  <span class="row-of-cards">
    {cards.map(([card, sign]) => (
      <span key={card} class="signed">
        <CardFace card={card} />
        <b>{sign}</b>
      </span>
    ))}
  </span>
);

/** Four places; one's own side is filled. */
function Places() {
  const places: [number, number, boolean][] = [
    [60, 12, true],
    [108, 50, false],
    [60, 88, true],
    [12, 50, false],
  ];
  return (
    <svg class="places" viewBox="0 0 120 100">
      <rect x="28" y="28" width="64" height="44" rx="22" />
      {places.map(([x, y, own]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" class={own ? 'own' : ''} />
      ))}
    </svg>
  );
}

const kSheet: Pick<TableView, 'you' | 'sheet'> = {
  you: 'S',
  sheet: {
    rams: { NS: 2, EW: 0 },
    drawn: { NS: 4, EW: 0 },
    pips: { NS: [], EW: [2, 8, 12] },
  } as TableView['sheet'],
};

const kPictures: ComponentChildren[] = [
  <Places />,
  <Row cards={['QC', 'QS', 'QH', 'QD', 'JC', 'JS', 'JH', 'JD']} />,
  <Row cards={['QC', '7H', 'QS', 'AH', 'TH']} />,
  <Signed
    cards={[
      ['QS', '1'],
      ['JD', '2'],
      ['AC', '3'],
      ['KC', '4'],
      ['9C', '5'],
    ]}
  />,
  <Row cards={['TD', 'KD', '8D', 'JS']} />,
  <span class="row-of-cards">
    <CardBack />
    <Face signal="valuable" />
  </span>,
  <Signed
    cards={[
      ['AH', '11'],
      ['TH', '10'],
      ['KH', '4'],
      ['QH', '3'],
      ['JH', '2'],
    ]}
  />,
  <span class="row-of-cards">
    <ScoreSheet view={kSheet as TableView} />
    <Cat />
  </span>,
];

export function HowToPlay() {
  return (
    <section class="how-to-play" aria-labelledby="how-to-play">
      <h2 id="how-to-play">{t('how-to-play')}</h2>
      <ol>
        {kPictures.map((picture, i) => (
          <li key={i}>
            <figure>
              <div class="picture" aria-hidden="true">
                {picture}
              </div>
              <figcaption>{t(`how-${i + 1}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
