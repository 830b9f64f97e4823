// Calls somebody back who looks elsewhere: the title, a dot on the icon, a notification, vibration.
// And keeps the screen awake during a hand.
import type { Settings } from '../state/settings';
import { t } from '../words/t';

const kIcon = '/icon.svg';
const kIconWithDot = '/icon-turn.svg';

interface Wake {
  release(): Promise<void>;
}

export class Attention {
  private calling = false;
  private wake: Wake | null = null;
  private shown: Notification | null = null;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.rest();
    });
  }

  /** It is this player's turn, or is not any more. */
  turn(mine: boolean, isNew: boolean, settings: Settings, title: string): void {
    const call = mine && document.hidden;
    if (call && isNew) {
      if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
        this.shown = new Notification(t('your-turn'), { tag: 'avinas-turn', icon: kIcon });
      }
    }
    if (mine && isNew) navigator.vibrate?.(document.hidden ? [120, 80, 120] : 40);
    document.title = mine ? t('title-turn', { title }) : title;
    if (call !== this.calling) this.dot(call);
    this.calling = call;
  }

  private rest(): void {
    this.dot(false);
    this.calling = false;
    this.shown?.close();
    this.shown = null;
  }

  private dot(on: boolean): void {
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', on ? kIconWithDot : kIcon);
  }

  /** The screen stays on while a hand is in play. */
  async keepAwake(on: boolean): Promise<void> {
    const locks = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<Wake> } }).wakeLock;
    try {
      if (on && !this.wake && !document.hidden) this.wake = (await locks?.request('screen')) ?? null;
      if (!on && this.wake) {
        const held = this.wake;
        this.wake = null;
        await held.release();
      }
    } catch {
      this.wake = null; // the battery is low, or the page is hidden
    }
  }
}
