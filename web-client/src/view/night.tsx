// The club's next evening: told on the first page, set by the owner.
import { at } from '../base';
import { calendarEntry, isToCome, type Night } from '../state/calendar';
import type { ClubInfo } from '@avinas/client';
import { locale, t } from '../words/t';
import { saveFile } from './save_file';

const when = (night: Night) =>
  new Date(night.at).toLocaleString(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

export function NextNight({ club }: { club: ClubInfo }) {
  const { night } = club;
  if (!isToCome(night, Date.now())) return null;
  const keep = () => {
    const entry = calendarEntry(night, club.name, location.origin + at(), Date.now());
    saveFile(new Blob([entry], { type: 'text/calendar' }), 'avinas.ics');
  };
  return (
    <p class="next-night">
      {t('night-next', { when: when(night) })} {night.note && <bdi>{night.note}</bdi>}{' '}
      <button class="link" onClick={keep}>
        {t('night-calendar')}
      </button>
    </p>
  );
}

/** For an input of a date and a time, which knows no zone. */
const asLocal = (ms: number) => {
  const day = new Date(ms);
  return new Date(ms - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export function NightFields({ night, change }: { night: Night; change: (night: Night) => void }) {
  return (
    <>
      <label>
        {t('night-when')}
        <input
          type="datetime-local"
          value={night.at ? asLocal(night.at) : ''}
          onInput={(event) => {
            const ms = new Date(event.currentTarget.value).getTime();
            change({ ...night, at: Number.isNaN(ms) ? 0 : ms });
          }}
        />
      </label>
      <label>
        {t('night-note')}
        <input
          maxLength={100}
          value={night.note ?? ''}
          onInput={(event) => change({ ...night, note: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
