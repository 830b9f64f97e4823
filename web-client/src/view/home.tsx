// The first page: cards, a game to choose, and four ways on. A player who is known finds the hall below.
import { at } from '../base';
import { useEffect, useState } from 'preact/hooks';
import type { Card } from '@avinas/client';
import type { Game } from '../game';
import { entryNamed, pageOf } from '../games';
import type { State } from '../state/state';
import { friendlyName } from '../state/friendly_name';
import { loadIdentity, takenInvitation } from '../state/identity';
import { t } from '../words/t';
import { CardFace } from './card';
import { Dialog } from './dialog';
import { ErrorLine } from './error_line';
import { lazy } from './lazy';
import { NameForm } from './name_form';
import { NextNight } from './night';
import { LanguagePick, SettingsForm } from './settings_form';

const { Part: Rooms } = lazy(() => import('./rooms').then((module) => module.Rooms), 'club');
const { Part: OpenTable } = lazy(() => import('./open_table').then((module) => module.OpenTable));

/** The cards that a game is known by. */
function Fan({ cards }: { cards: Card[] }) {
  return (
    <div class="fan" aria-hidden="true">
      {cards.map((card, i) => (
        <span key={card} style={{ '--i': i }}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}

/** A game by a picture and a line: the one that is chosen is played. */
function ChooseGame({ game }: { game: Game }) {
  return (
    <div class="games" role="group" aria-label={t('choose-game')}>
      {game.offered().map((name) => (
        <button
          key={name}
          class="game"
          aria-pressed={game.chosen().name === name}
          onClick={() => game.choose({ game: name })}
        >
          <span class="sample" aria-hidden="true">
            {entryNamed(name)
              .fan.slice(0, 3)
              .map((card) => (
                <CardFace key={card} card={card} />
              ))}
          </span>
          <strong>{t(`game-${name}`)}</strong>
          <span class="hint">{t(`game-line-${name}`)}</span>
        </button>
      ))}
    </div>
  );
}

type Asking = 'friends' | 'code' | 'sign-in' | 'rename' | null;

function CodeForm({ game, close }: { game: Game; close: () => void }) {
  const [code, setCode] = useState('');
  const go = () => {
    // A whole link may be put in as well.
    const found = /(?:\/t\/)?([A-Za-z0-9]{1,16})\/?(?:#.*)?$/.exec(code.trim());
    if (!found) return;
    close();
    game.goTo(found[1].toUpperCase(), true);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label>
        {t('table-code')}
        <input
          name="code"
          data-first
          autocapitalize="characters"
          autocomplete="off"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button class="primary" type="submit">
        {t('join')}
      </button>
    </form>
  );
}

/** Opens what the chosen way on needs: a name where others will see it, a code, a password. */
function Ask({ asking, state, game, close }: { asking: Asking; state: State; game: Game; close: () => void }) {
  if (asking === 'code') {
    return (
      <Dialog title={t('have-code')} close={close}>
        <CodeForm game={game} close={close} />
      </Dialog>
    );
  }
  if (asking === 'friends') {
    return (
      <Dialog title={t('play-with-friends')} close={close}>
        {state.me ? (
          <OpenTable state={state} game={game} />
        ) : (
          <>
            <p>{t('friends-hint')}</p>
            <ErrorLine state={state} />
            <NameForm
              label={t('open-table')}
              submit={(name, password) => game.enter(name, password, () => game.openOwnTable())}
            />
          </>
        )}
      </Dialog>
    );
  }
  if (asking === 'rename') {
    return (
      <Dialog title={t('change-name')} close={close}>
        <ErrorLine state={state} />
        <NameForm
          label={t('change-name')}
          submit={(name, password) => {
            const before = state.me?.name;
            // A player who is refused another name stays in under the old one, and may try again.
            const isRefused = () =>
              game.state.me?.name === before && game.state.notice?.reason.startsWith('name_') === true;
            game.enter(name, password, () => !isRefused() && close());
          }}
        />
      </Dialog>
    );
  }
  if (asking === 'sign-in' && !state.me) {
    return (
      <Dialog title={t('sign-in')} close={close}>
        <ErrorLine state={state} />
        <NameForm signIn label={t('come-in')} submit={(name, password) => game.enter(name, password)} />
      </Dialog>
    );
  }
  return null;
}

function BackToGame({ state, game }: { state: State; game: Game }) {
  const code = state.games.at(-1);
  if (!state.me || !code) return null;
  return (
    <button class="primary back-to-game" onClick={() => game.goTo(code, true)}>
      {t('back-to-game')}
    </button>
  );
}

export function Home({ state, game }: { state: State; game: Game }) {
  const [asking, setAsking] = useState<Asking>(null);
  const wantsPassword = !state.me && state.error?.reason === 'club_password';
  useEffect(() => {
    if (wantsPassword) setAsking('sign-in');
    if (state.me) setAsking((before) => (before === 'sign-in' ? null : before));
  }, [state.me !== null, wantsPassword]);
  const club = state.hall?.club.name;
  const chosen = game.chosen();
  const toEvening = location.hash.startsWith('#evening=') && !loadIdentity();
  return (
    <main class={state.me && state.hall ? 'home in-hall' : 'home'}>
      <div class="hero">
        <Fan cards={chosen.fan} />
        <div class="pitch">
          <h1 tabIndex={-1}>{club ? <bdi>{club}</bdi> : t(`game-${chosen.name}`)}</h1>
          <p class="tagline">{t(`tagline-${chosen.name}`)}</p>
          <p class="hint more">{t(`tagline-more-${chosen.name}`)}</p>
          {!asking && !state.club.evening && <ErrorLine state={state} />}
          <BackToGame state={state} game={game} />
          {state.hall && <NextNight club={state.hall.club} />}
          {!state.me && toEvening && <p>{t('invited-to-evening')}</p>}
          {!state.me && (takenInvitation() || toEvening) && (
            <NameForm label={t('come-in')} submit={(name, password) => game.enter(name, password)} />
          )}
          {game.offered().length > 1 && <ChooseGame game={game} />}
          <div class="ways">
            <button
              class={state.games.length > 0 ? '' : 'primary'}
              onClick={() => game.as(friendlyName(), game.playWithBots)}
            >
              {t('play-with-bots')}
            </button>
            <a class="button" href={at(pageOf('learn', chosen))}>
              {t('learn')}
            </a>
            <button onClick={() => setAsking('friends')}>{t('play-with-friends')}</button>
            <button onClick={() => setAsking('code')}>{t('have-code')}</button>
          </div>
          <p class="corner">
            {state.me ? (
              <>
                {t('you-are', { name: state.me.name, role: state.me.role })}{' '}
                <button class="link" onClick={() => setAsking('rename')}>
                  {t('change-name')}
                </button>
              </>
            ) : game.arrival.comesBack() ? (
              t('connecting')
            ) : (
              <button class="link" onClick={() => setAsking('sign-in')}>
                {t('sign-in')}
              </button>
            )}{' '}
            · <a href={at(pageOf('rules', chosen))}>{t('rules')}</a> · <a href={at('replay')}>{t('replay-open')}</a> ·{' '}
            <a href={at('notices.html')}>{t('licences')}</a>
          </p>
        </div>
      </div>
      {state.me && state.hall && !game.isOpening && <Rooms hall={state.hall} state={state} game={game} />}
      <footer class="foot">
        <LanguagePick game={game} />
        <SettingsForm game={game} />
      </footer>
      <Ask asking={asking} state={state} game={game} close={() => setAsking(null)} />
    </main>
  );
}
