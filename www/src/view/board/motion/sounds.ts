// A few quiet synthesized tones: things knock when they land, dice rattle, points ring.

import type { Changes } from './scene-diff.js';

/** Start in seconds, pitch in Hz, length in seconds. */
type Note = [at: number, pitch: number, length: number];

const KNOCK: Note[] = [[0.18, 170, 0.07]];
const RATTLE: Note[] = [0, 0.07, 0.13, 0.22, 0.34].map((at, i): Note => [at, 230 - 22 * (i % 3), 0.045]);
const RING: Note[] = [
  [0.25, 660, 0.16],
  [0.37, 880, 0.24],
];

let context: AudioContext | undefined;

/** Plays the sound of one step of the game. */
export function sound({ flights, new: come, heaps }: Changes, points: boolean): void {
  const notes = [
    ...(flights.length || heaps.length ? KNOCK : []),
    ...(come.some(({ thing }) => thing.startsWith('die')) ? RATTLE : []),
    ...(points ? RING : []),
  ];
  if (!notes.length) return;
  context ??= new AudioContext();
  for (const note of notes) play(context, note);
}

function play(context: AudioContext, [at, pitch, length]: Note): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + at;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
