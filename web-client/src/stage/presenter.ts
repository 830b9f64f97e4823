// The picture of the table. It follows the events, but lets each trick be seen: four cards at full strength,
// then the flight. Only the picture waits; what one may do does not.
import type { LastTrick, TableView } from '@avinas/client';

export interface Picture {
  view: TableView;
  /** A trick that was just taken and still lies there. */
  taken: LastTrick | null;
  /** It is on its way to its winner. */
  flying: boolean;
}

interface Waiting extends Picture {
  lasts: number;
}

/** Milliseconds that a whole trick lies, its last card's coming included, and that it flies. */
export const kTrickLies = 1100;
export const kTrickFlies = 260;

/** A page in view that was not painted for so long waits for no frame: a browser may give a covered window none. */
const kUnpainted = 2500;

/** Runs it so long after what is shown now was really painted: a slow machine shows it as long. */
export function afterPainted(run: () => void, ms: number): unknown {
  let waits = true;
  const once = () => {
    if (waits) run();
    waits = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once, ms)));
  return setTimeout(once, ms + kUnpainted);
}

export class Presenter {
  picture: Picture | null = null;
  private queue: Waiting[] = [];
  private timer: unknown = null;

  constructor(
    private readonly changed: () => void,
    /** Nobody looks: nothing needs to be waited for. */
    private readonly hurries: () => boolean = () => false,
    private readonly after: (run: () => void, ms: number) => unknown = afterPainted,
  ) {}

  /** That is how the table is now. */
  show(view: TableView | null): void {
    if (!view) return this.reset(null);
    const last = this.queue.at(-1)?.view ?? this.picture?.view;
    const other = !last || last.code !== view.code || last.match !== view.match;
    // A player who goes on to the next hand has seen enough of the last one.
    const goesOn = last !== undefined && view.hand_number !== last.hand_number;
    if (other || goesOn || this.hurries()) return this.reset({ view, taken: null, flying: false });
    const taken = view.last_trick;
    const isNew = taken && taken.number !== last.last_trick?.number;
    if (isNew) {
      this.queue.push({ view, taken, flying: false, lasts: kTrickLies });
      this.queue.push({ view, taken, flying: true, lasts: kTrickFlies });
    }
    this.queue.push({ view, taken: null, flying: false, lasts: 0 });
    if (this.timer === null) this.next();
  }

  /** The picture shows all that has happened. */
  get upToDate(): boolean {
    return this.queue.length === 0 && this.timer === null;
  }

  private reset(picture: Picture | null): void {
    this.queue = [];
    this.timer = null;
    this.picture = picture;
    this.changed();
  }

  private next(): void {
    this.timer = null;
    let shown: Waiting | undefined;
    while ((shown = this.queue.shift())) {
      this.picture = { view: shown.view, taken: shown.taken, flying: shown.flying };
      if (shown.lasts === 0) continue;
      const timer = this.after(() => {
        if (this.timer === timer) this.next();
      }, shown.lasts);
      this.timer = timer;
      break;
    }
    this.changed();
  }
}
