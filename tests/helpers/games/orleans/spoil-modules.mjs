// Agenda items of Trade & Intrigue, valid or nearly valid.

const ROLES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
const SPACES = ['castle.1', 'village.2', 'townHall.1', 'ship.3', 'winery.1', 'sacristy.1', 'university.2'];

export const ORDERS = Array.from({ length: 23 }, (_, index) => `order${index + 1}`);
export const CIVICS = [
  ...['alchemy', 'court', 'harvestFestival', 'sheepBreeding', 'coinage', 'research', 'towing', 'architecture'],
  ...['townRights', 'navigation', 'swindler', 'arsonist', 'kidnapper', 'torturer', 'executioner', 'saboteur', 'spy'],
  ...['taxCollector', 'traitor'],
];

const seat = ({ pick }) => pick([0, 1, 2, 3, 4]);
const from = ({ pick }) => pick(['townHall', 'gunpowderTower', 'castle', null]);
const plot = ({ below, pick }) =>
  pick([
    ...['burn', 'kidnap', 'torture', 'execute', 'tax'].map((type) => ({ type })),
    { type: 'swindle', takes: pick(GOODS), stored: below(2) === 0, gives: pick(GOODS) },
    { type: pick(['sabotage', 'spy']), space: pick(SPACES) },
    { type: 'betray', marker: pick([...ROLES, 'development']) },
  ]);
const bundle = ({ below, pick }) => ({ coins: below(9), goods: pick([{}, { [pick(GOODS)]: 1 + below(3) }]) });
const second = (random) => ({
  from: from(random),
  role: random.pick(ROLES),
  except: random.pick([null, null, 'alchemy', 'court']),
});

/** A question of a module. */
export function forgeAsk(random) {
  const { below, pick } = random;
  const newEvents = () =>
    pick([
      ...['indulgence', 'education', 'bonVoyage', 'furtherEducation', 'defect', 'levies', 'summons'].map((type) => ({
        type,
      })),
      { type: 'famine', left: below(5), after: below(80) },
      { type: 'amnesty', role: pick(ROLES) },
    ]);
  const newDeeds = () =>
    pick([
      ...['transmute', 'court', 'tow', 'navigate', 'build'].map((type) => ({ type })),
      { type: 'alchemy', most: below(4), from: from(random) },
      { type: 'freeBath', left: below(4) },
    ]);
  const intrigue = () =>
    pick([
      ...['loot', 'rebuild', 'hat'].map((type) => ({ type })),
      { type: 'target', civic: pick(CIVICS) },
      { type: 'bribe', actor: seat(random), plot: plot(random) },
      { type: 'pledge', actor: seat(random), plot: plot(random), bundle: bundle(random), good: pick([null, ...GOODS]) },
      { type: 'bribed', victim: seat(random), plot: plot(random), bundle: bundle(random) },
    ]);
  return pick([
    () => ({ type: 'deliver' }),
    () => ({ type: 'dispatchMore', ...second(random) }),
    () => ({ type: 'newEvents', ask: newEvents() }),
    () => ({ type: 'newDeeds', ask: newDeeds() }),
    () => ({ type: 'intrigue', ask: intrigue() }),
  ])();
}

/** A step of a module. */
export function forgeStep(random) {
  const { pick } = random;
  return pick([
    () => ({ type: 'civicCompleted', seat: seat(random), civic: pick(CIVICS) }),
    () => ({ type: 'dispatchMore', seat: seat(random), ...second(random) }),
    () => ({ type: 'newEvents', step: { type: 'amnesty', seat: seat(random), role: pick(ROLES) } }),
    () => ({
      type: 'newDeeds',
      step: pick([{ type: 'layGoods' }, { type: pick(['alchemy', 'freeBath']), seat: seat(random) }]),
    }),
    () => ({ type: 'intrigue', step: { type: 'plot', actor: seat(random), victim: seat(random), plot: plot(random) } }),
  ])();
}
