/**
 * The sounds of the table, made by ourselves with WebAudio: clay, felt, sand and a little brass.
 * Off until somebody taps (a browser allows it only then), muted with one tap, remembered. Nothing
 * is told by sound alone.
 */
import { browserStore, type Store } from '../../../net/storage';

export type Sound = 'chip' | 'card' | 'tick' | 'bell' | 'sting' | 'sweep' | 'pay' | 'bonus' | 'win';

const KEY = 'secondguess.sound';

interface Tone {
  at: number;
  hertz: number;
  length: number;
  level: number;
  kind?: OscillatorType;
  to?: number;
}

/** Notes of the tuned sounds: when (s), how high, how long, how loud. */
const TONES: Partial<Record<Sound, Tone[]>> = {
  bell: [
    { at: 0, hertz: 988, length: 0.9, level: 0.12 },
    { at: 0, hertz: 2637, length: 0.5, level: 0.04 },
  ],
  sting: [
    { at: 0, hertz: 196, length: 1.1, level: 0.16, kind: 'triangle' },
    { at: 0.09, hertz: 294, length: 1.1, level: 0.14, kind: 'triangle' },
    { at: 0.18, hertz: 392, length: 1.3, level: 0.14, kind: 'triangle' },
    { at: 0.3, hertz: 588, length: 1.5, level: 0.12 },
    { at: 0.3, hertz: 740, length: 1.5, level: 0.08 },
  ],
  bonus: [
    { at: 0, hertz: 784, length: 0.25, level: 0.1 },
    { at: 0.1, hertz: 988, length: 0.25, level: 0.1 },
    { at: 0.2, hertz: 1175, length: 0.5, level: 0.1 },
  ],
  win: [
    { at: 0, hertz: 392, length: 0.35, level: 0.13, kind: 'triangle' },
    { at: 0.16, hertz: 523, length: 0.35, level: 0.13, kind: 'triangle' },
    { at: 0.32, hertz: 659, length: 0.35, level: 0.13, kind: 'triangle' },
    { at: 0.48, hertz: 784, length: 1.4, level: 0.15, kind: 'triangle' },
    { at: 0.48, hertz: 1047, length: 1.4, level: 0.08 },
  ],
};

/** Bursts of filtered noise: clay on clay, a card on felt, chips over felt. */
const NOISES: Partial<Record<Sound, { hertz: number; length: number; level: number; q: number }>> =
  {
    chip: { hertz: 3600, length: 0.05, level: 0.5, q: 5 },
    card: { hertz: 1500, length: 0.09, level: 0.28, q: 0.9 },
    tick: { hertz: 2300, length: 0.025, level: 0.28, q: 9 },
    sweep: { hertz: 900, length: 0.7, level: 0.22, q: 0.7 },
  };

export class Sounds {
  on = $state(false);

  readonly #store: Store;
  readonly #make: () => AudioContext;
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  constructor(store: Store = browserStore, make: () => AudioContext = () => new AudioContext()) {
    this.#store = store;
    this.#make = make;
    this.on = store.read(KEY) === 'on';
  }

  /** From a tap: the only moment at which a browser lets sound begin. */
  toggle(): void {
    this.on = !this.on;
    this.#store.write(KEY, this.on ? 'on' : 'off');
    if (this.on) {
      this.wake();
      this.play('chip');
    }
  }

  /** Any tap on the page wakes a sound that was left on before a reload. */
  wake(): void {
    if (!this.on) return;
    try {
      this.#context ??= this.#make();
      void this.#context.resume();
    } catch {
      this.#context = undefined; // no sound on this machine; the game needs none
    }
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!this.on || context === undefined || context.state !== 'running') return;
    for (const tone of TONES[sound] ?? []) this.#tone(context, tone);
    const noise = NOISES[sound];
    if (noise !== undefined) this.#burst(context, 0, noise);
    if (sound === 'pay') {
      for (let n = 0; n < 6; n += 1) {
        this.#burst(context, n * 0.07, { hertz: 3300 + n * 160, length: 0.05, level: 0.4, q: 5 });
      }
    }
  }

  #tone(context: AudioContext, { at, hertz, length, level, kind = 'sine' }: Tone): void {
    const start = context.currentTime + at;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = kind;
    voice.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(level, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + length);
  }

  #burst(
    context: AudioContext,
    at: number,
    { hertz, length, level, q }: { hertz: number; length: number; level: number; q: number },
  ): void {
    const start = context.currentTime + at;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = this.#noise ??= whiteNoise(context);
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    filter.Q.value = q;
    gain.gain.setValueAtTime(level, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(start, Math.random() * 0.2, length);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  return buffer;
}
