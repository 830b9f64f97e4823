// Calls somebody back who looks elsewhere: the title, a dot on the icon, a notification, vibration.
// And keeps the screen awake during a hand.
import { at } from '../base';
import type { Settings } from '../state/settings';
import { t } from '../words/t';

const kIcon = at('icon.svg');
const kIconWithDot = at('icon-turn.svg');

/** Asks the browser for notifications, where it has them. */
export function mayNotify(): void {
  try {
    void Notification.requestPermission()?.catch(() => undefined);
  } catch {
    // This browser has none.
  }
}

interface Wake {
  release(): Promise<void>;
}

export class Attention {
  private calling = false;
  private wanted = false;
  private wake: Wake | null = null;
  /** Takes the notification back that is shown. */
  private close: () => void = () => undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) {
        this.wake = null;
        return;
      }
      this.rest();
      void this.holdScreen();
    });
  }

  /** It is this player's turn, or is not any more. */
  turn(mine: boolean, isNew: boolean, settings: Settings, title: string): void {
    const call = mine && document.hidden;
    document.title = mine ? t('title-turn', { title }) : title;
    if (call !== this.calling) this.dot(call);
    this.calling = call;
    if (mine && isNew) navigator.vibrate?.(document.hidden ? [120, 80, 120] : 40);
    if (call && isNew && settings.notify) void this.notify();
  }

  /** Android shows a notification by the page's worker alone, other browsers by either. */
  private async notify(): Promise<void> {
    const shape = { tag: 'avinas-turn', icon: kIcon };
    try {
      if (Notification.permission !== 'granted') return;
      const worker = await navigator.serviceWorker?.getRegistration();
      if (!this.calling) return; // looked at meanwhile
      if (worker?.active) {
        await worker.showNotification(t('your-turn'), shape);
        const shown = await worker.getNotifications({ tag: shape.tag });
        this.close = () => shown.forEach((one) => one.close());
      } else {
        const shown = new Notification(t('your-turn'), shape);
        this.close = () => shown.close();
      }
      if (!this.calling) this.close();
    } catch {
      // A browser that shows none has the title, the sound and the vibration.
    }
  }

  private rest(): void {
    this.dot(false);
    this.calling = false;
    this.close();
    this.close = () => undefined;
  }

  private dot(on: boolean): void {
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', on ? kIconWithDot : kIcon);
  }

  /** The screen stays on while a hand is in play. */
  keepAwake(on: boolean): void {
    if (on === this.wanted) return;
    this.wanted = on;
    void this.holdScreen();
  }

  /** The browser takes the lock back whenever the page is hidden, and gives none until it is seen. */
  private async holdScreen(): Promise<void> {
    const held = this.wake;
    if (!this.wanted) {
      this.wake = null;
      return held?.release().catch(() => undefined);
    }
    if (document.hidden || held) return;
    const locks = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<Wake> } }).wakeLock;
    const wake = await locks?.request('screen').catch(() => null); // none when the battery is low
    if (!wake) return;
    if (this.wanted && !this.wake) this.wake = wake;
    else await wake.release().catch(() => undefined);
  }
}
