// Lessons of a game on the real table: fixed hands, each decision with one sentence; a wrong card is answered
// with the reason.
import { again } from '../again';
import { at } from '../base';
import '../styles/play.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Action, Card, TableView } from '@avinas/client';
import { factsBetween, knockOf } from '../state/facts';
import { decisionAt, isAdvised, type Lesson, loadLesson, type Step, viewAt } from '../state/lessons';
import { isOwn } from '../state/speech';
import { initialState, type Problem } from '../state/state';
import { type GameEntry, pageOf } from '../games';
import { kTrickFlies, kTrickLies, type Picture, Presenter } from '../stage/presenter';
import { seatsOf } from '../state/seats';
import { sentenceOf } from '../words/narrate';
import { problemSentence } from '../words/problem';
import { has, joined, t } from '../words/t';
import { PartMissing } from './lazy';
import { RuleLink } from './rule_link';
import { Choices, Decision } from './table/decision';
import { useFocus } from './table/focus';
import { Hand } from './table/hand';
import { HandEnd } from './table/hand_end';
import { hintSentence } from './table/hint';
import { Plate } from './table/plate';
import { Progress, StakeLine } from './table/stake';
import type { TableGame } from './table/table_game';
import { TrickArea } from './table/trick';

/** Milliseconds between what others do, and until a card plays itself that is the only one. */
const kPause = 800;
const kForced = 1600;

const kLearner: TableGame = {
  settings: { taps: 'one', last_card: false },
  sending: null,
  sit: () => {},
  takeBack: () => {},
  takeRest: () => {},
  askHint: () => {},
  askReview: () => {},
};

/** Refused by the rules; or allowed, and not what is meant: at what cost. */
type Wrong = Problem | { cost: NonNullable<Step['cost']>[string] | null } | null;

/** The same mistake twice is heard twice. */
function WrongLine({ wrong, sentence, mistakes }: { wrong: Wrong; sentence: string; mistakes: number }) {
  if (!wrong) return null;
  if ('cost' in wrong) {
    return (
      <p class="error" role="alert" key={mistakes}>
        {wrong.cost ? t('learn-costs', wrong.cost) : t('learn-other')} {sentence}
      </p>
    );
  }
  return (
    <p class="error" role="alert" key={mistakes}>
      {problemSentence(wrong)} {wrong.rule && <RuleLink rule={wrong.rule} />}
    </p>
  );
}

/** Nothing is left to choose: one card may be played, and nothing else be done. */
const isForced = (view: TableView): boolean => view.legal.length === 1 && view.legal[0].action === 'play';

/** The cards that an action plays or lays away. */
const cardsOf = (action: Action): Card[] =>
  'card' in action ? [action.card] : action.action === 'lay' ? action.cards : [];

/** Walks through a lesson: what others do goes by itself, what the learner decides waits. */
function useLesson(lesson: Lesson, begun: boolean) {
  const [step, setStep] = useState(0);
  const [picture, setPicture] = useState<Picture | null>(null);
  const presenter = useRef<Presenter | null>(null);
  presenter.current ??= new Presenter(() => setPicture(presenter.current!.picture));
  const view = useMemo(() => viewAt(lesson, step), [lesson, step]);
  const current = lesson.steps[step];
  const last = step === lesson.steps.length - 1;
  useEffect(() => presenter.current!.show(view), [view]);
  useEffect(() => {
    if (!begun || last || (current.hint && !isForced(view))) return;
    const takes = lesson.steps[step + 1].changes.last_trick ? kTrickLies + kTrickFlies : 0;
    const reads = current.hint ? kForced : kPause;
    const timer = setTimeout(() => setStep(step + 1), reads + takes);
    return () => clearTimeout(timer);
  }, [step, begun]);
  return { step, setStep, view, current, last, picture: picture ?? { view, taken: null, flying: false } };
}

/** For those who hear: the events since the learner decided last, told with the next question. */
function toldBefore(lesson: Lesson, step: number): string {
  const decided = Math.max(
    0,
    lesson.steps.slice(0, step).findLastIndex((one) => one.hint),
  );
  const views = lesson.steps.slice(0, step + 1).map((_, i) => viewAt(lesson, i));
  const facts = views.slice(decided, -1).flatMap((view, i) => factsBetween(view, views[decided + i + 1]));
  const viewer = views[step];
  return joined(facts.filter((fact) => !isOwn(fact, viewer)).map((fact) => sentenceOf(fact, viewer, 'short')));
}

interface TableProps {
  learnt: GameEntry;
  lesson: Lesson;
  number: number;
  next: () => void;
}

function Table({ learnt, lesson, number, next }: TableProps) {
  const [begun, setBegun] = useState(false);
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<Wrong>(null);
  const [mistakes, setMistakes] = useState(0);
  const [away, setAway] = useState<Card[]>([]);
  const { step, setStep, view, current, last, picture } = useLesson(lesson, begun);
  const advice = current.hint;
  const own = `lesson-${lesson.id}-${decisionAt(lesson, step)}`;
  const sentence = !advice ? '' : has(own) ? t(own) : hintSentence(view, advice);
  const ended = over || (last && !advice);
  const act = (action: Action) => {
    if (!advice || !begun) return;
    if (isAdvised(advice, action)) {
      setWrong(null);
      if (last) setOver(true);
      else setStep(step + 1);
      return;
    }
    const refused = action.action === 'play' ? current.wrong?.[action.card] : undefined;
    const cost = (action.action === 'play' && current.cost?.[action.card]) || null;
    setMistakes(mistakes + 1);
    setWrong(refused ? { reason: refused.reason, params: {}, rule: refused.rule } : { cost });
  };
  const isAnswered = wrong !== null && 'cost' in wrong; // with the sentence
  const told = begun && !over && (advice || ended) ? toldBefore(lesson, step) : '';
  const text = ended ? t(`lesson-${lesson.id}-end`) : begun ? sentence : t(`lesson-${lesson.id}-begin`);
  const settled = picture.view === view && !picture.taken;
  const result = view.finished !== null && settled;
  useFocus();
  return (
    <main
      class="table-page learn"
      tabIndex={-1}
      aria-label={t(`lesson-${lesson.id}-title`)}
      style={{ '--n': view.ranked.length || 8 }}
    >
      <header class="stake-bar">
        <h1 class="lesson-title">
          {t('learn-of', { n: number, of: learnt.lessons.length })}: {t(`lesson-${lesson.id}-title`)}
        </h1>
        <StakeLine view={picture.view} />
        <Progress view={picture.view} />
      </header>
      <section class={`felt knock-${knockOf(picture.view)}`} aria-label={t('the-table')}>
        <ul class="players" aria-label={t('players')}>
          {seatsOf(view).map((seat) => (
            <Plate key={seat} table={{ version: step, view, at: 0 }} view={picture.view} seat={seat} game={kLearner} />
          ))}
        </ul>
        {!result && (
          <TrickArea picture={picture}>{begun && advice && !over && <Choices view={view} act={act} />}</TrickArea>
        )}
        {result && <HandEnd view={view} state={null} game={kLearner} />}
      </section>
      <section class="decision-row" aria-label={t('decision')}>
        <WrongLine wrong={wrong} sentence={sentence} mistakes={mistakes} />
        <p class="lesson-text" role="status">
          <span class="visually-hidden">{told}</span> {isAnswered ? '' : text}
        </p>
        {!begun && (
          <button class="primary" onClick={() => setBegun(true)}>
            {t('learn-begin')}
          </button>
        )}
        {begun && advice && !over && (
          <Decision view={view} state={initialState(null)} game={kLearner} act={act} away={away} quiet />
        )}
        {ended && (
          <button class="primary" onClick={next}>
            {t(number < learnt.lessons.length ? 'learn-next' : 'home')}
          </button>
        )}
      </section>
      <section class="hand-row" aria-label={t('your-hand')}>
        <Hand
          view={view}
          game={kLearner}
          act={act}
          meant={begun && advice ? cardsOf(advice.action) : []}
          away={{ cards: away, choose: setAway }}
        />
      </section>
      <nav class="bar" aria-label={t('panels')}>
        {learnt.lessons.map((id, i) => (
          <a
            key={id}
            class="button"
            href={at(`${pageOf('learn', learnt)}#${i + 1}`)}
            aria-current={i + 1 === number ? 'page' : undefined}
          >
            <span aria-hidden="true">{i + 1}</span>
            <span class="visually-hidden">{t(`lesson-${id}-title`)}</span>
          </a>
        ))}
        <a class="button" href={at(pageOf('rules', learnt))}>
          {t('rules')}
        </a>
        <a class="button" href={at()}>
          {t('home')}
        </a>
      </nav>
    </main>
  );
}

const numberInAddress = ({ lessons }: GameEntry) =>
  Math.min(lessons.length, Math.max(1, Number(location.hash.slice(1)) || 1));

export function LearnPage({ learnt }: { learnt: GameEntry }) {
  const [number, setNumber] = useState(() => numberInAddress(learnt));
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    document.title = `${t(`learn-title-${learnt.name}`)} – ${t('title')}`;
    const follow = () => setNumber(numberInAddress(learnt));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    setLesson(null);
    again(() => loadLesson(learnt.lessons[number - 1])).then(setLesson, () => setMissing(true));
  }, [number]);
  const next = () => {
    location.href = number < learnt.lessons.length ? at(`${pageOf('learn', learnt)}#${number + 1}`) : at();
  };
  if (isMissing) return <PartMissing />;
  if (!lesson) return <p>{t('looking')}</p>;
  return <Table key={lesson.id} learnt={learnt} lesson={lesson} number={number} next={next} />;
}
