// Calls somebody back who looks elsewhere: the title, a dot on the icon, a notification, vibration.
// And keeps the screen awake during a hand.
import { at } from '../base';
import type { Settings } from '../state/settings';
import { t } from '../words/t';

const kIcon = at('icon.svg');
const kIconWithDot = at('icon-turn.svg');

interface Wake {
  release(): Promise<void>;
}

export class Attention {
  private calling = false;
  private wanted = false;
  private wake: Wake | null = null;
  private shown: Notification | null = null;

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
      return held?.release();
    }
    if (document.hidden || held) return;
    const locks = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<Wake> } }).wakeLock;
    const wake = await locks?.request('screen').catch(() => null); // none when the battery is low
    if (!wake) return;
    if (this.wanted && !this.wake) this.wake = wake;
    else await wake.release();
  }
}
