// Sounds, made here: nothing is fetched. Each also has words elsewhere.
export type Sound = 'card' | 'knock' | 'trick' | 'turn' | 'end' | 'chair';

let context: AudioContext | null = null;

function tone(
  at: AudioContext,
  from: number,
  frequency: number,
  lasts: number,
  loud: number,
  type: OscillatorType,
): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  const start = at.currentTime + from;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

/** Paper on cloth: a short burst of noise, low and soft. */
function brush(at: AudioContext, from: number, lasts: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * lasts), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  filter.type = 'lowpass';
  filter.frequency.value = 1800;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + from);
}

const kSounds: Record<Sound, (at: AudioContext) => void> = {
  card: (at) => brush(at, 0, 0.07, 0.35),
  knock: (at) => {
    for (const from of [0, 0.16]) {
      tone(at, from, 110, 0.12, 0.5, 'triangle');
      brush(at, from, 0.03, 0.5);
    }
  },
  trick: (at) => {
    brush(at, 0, 0.12, 0.25);
    brush(at, 0.09, 0.1, 0.2);
  },
  turn: (at) => {
    tone(at, 0, 523, 0.18, 0.12, 'sine');
    tone(at, 0.12, 659, 0.25, 0.12, 'sine');
  },
  chair: (at) => {
    brush(at, 0, 0.16, 0.3);
    tone(at, 0.12, 90, 0.08, 0.3, 'triangle');
  },
  end: (at) => [392, 494, 587, 784].forEach((f, i) => tone(at, i * 0.13, f, 0.4, 0.12, 'sine')),
};

/** Browsers allow sound after the first press of a key or button only; until then this is silent. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (context.state === 'running') kSounds[sound](context);
  } catch {
    // A browser without sound has the words.
  }
}
