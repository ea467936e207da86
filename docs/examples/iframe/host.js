// Talks to a framed game. Each message has an id, and its answer has the same one.

const frame = document.querySelector('iframe');
const log = document.querySelector('#log');
const origin = new URL(frame.src).origin;
const waiting = new Map();
let lastId = 0;

/** Sends a message to the game: `ask('play', seat, action)`, `ask('get', 'state')`, `ask('set', 'theme', 'dark')`. */
export function ask(loire, ...args) {
  const id = ++lastId;
  frame.contentWindow.postMessage({ loire, id, args }, origin);
  return new Promise((answered) => waiting.set(id, answered));
}

addEventListener('message', ({ data, origin: from, source }) => {
  // The page must check this too, as any window can send it messages.
  if (from !== origin || source !== frame.contentWindow) return;
  if (data.loire === 'answer') {
    waiting.get(data.id)?.(data.value);
    waiting.delete(data.id);
  } else if (data.loire === 'event') {
    log.textContent += ` ${data.type}`;
  }
});

// The game sends its events to pages that have sent hello.
frame.addEventListener('load', () => ask('hello'));

document.querySelector('#play').onclick = async () => {
  const [legal] = await ask('get', 'legal');
  await ask('play', legal.seat, legal.action);
};
document.querySelector('#dark').onclick = () => ask('set', 'theme', 'dark');
