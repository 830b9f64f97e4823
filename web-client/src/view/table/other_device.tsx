// A player's devices: a link that lets another one in, and each signed out.
import { at } from '../../base';
import type { Game } from '../../game';
import type { Device, DeviceLink } from '@avinas/client';
import { locale, t } from '../../words/t';
import { CopyLink } from '../copy';

/** A link that lets another device of this player in, made when it is asked for: it works once. */
interface DeviceProps {
  code: string;
  link: DeviceLink | null;
  devices: Device[] | null;
  game: Game;
}

/** This player's devices, and a way to sign each out. */
function Devices({ devices, game }: { devices: Device[]; game: Game }) {
  const day = (device: Device) =>
    device.seen === 0 ? t('device-seen-never') : new Date(device.seen).toLocaleDateString(locale());
  return (
    <>
      <ul class="devices">
        {devices.map((device) => (
          <li key={device.id}>
            {t('device-line', { name: device.name || t('device-unnamed'), day: day(device) })}{' '}
            {device.here ? (
              t('device-here')
            ) : (
              <button class="quiet small" onClick={() => game.endDevices(device.id)}>
                {t('device-end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <button class="quiet" onClick={() => game.endDevices()}>
          {t('device-end-others')}
        </button>
      )}
    </>
  );
}

export function OtherDevice({ code, link, devices, game }: DeviceProps) {
  const address = link && `${location.origin}${at(`t/${code}`)}#device=${link.secret}`;
  return (
    <details onToggle={(event) => event.currentTarget.open && game.askDevices()}>
      <summary>{t('other-device')}</summary>
      <p class="hint">{t('other-device-hint')}</p>
      <button onClick={game.linkDevice}>{t('make-link')}</button>
      {address && <CopyLink link={address} label={t('own-link')} />}
      {devices && <Devices devices={devices} game={game} />}
    </details>
  );
}
