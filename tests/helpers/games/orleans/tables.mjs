// Tables with which a host can replace the reconstructed ones, a few for each number.

const TOWNS = ['orleans', 'blois', 'tours', 'vierzon', 'nevers', 'leMans'];
const ROLES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
const GOODS = ['grain', 'cheese', 'wine', 'wool'];

/** Tables for these modules. */
export function variedTables(n, modules, { tavern = false } = {}) {
  const pick = (list, turn) => list[(n + turn) % list.length];
  const card = (turn) => ({
    town: pick(TOWNS, turn),
    goods: { [pick(GOODS.slice(0, 2), turn)]: 1 },
    points: 1 + ((n + turn) % 50),
  });
  const spaces = (count) => Array.from({ length: count }, (_, index) => ({ role: pick(ROLES, index) }));
  const civics = {
    ...(modules.includes('newDeeds') && {
      coinage: spaces(2 + (n % 5)),
      alchemy: Array(3).fill({}),
      sheepBreeding: spaces(3).map((space, index) => ({ ...space, good: pick(GOODS, index) })),
    }),
    ...(modules.includes('intrigue') && { spy: spaces(2 + (n % 3)), traitor: [{}, ...spaces(2)] }),
  };
  return {
    ...(modules.includes('orders') && { orders: { order1: card(0), order4: card(1), order6: card(2) } }),
    ...(Object.keys(civics).length > 0 && { civics }),
    ...(modules.includes('newPlaces') && {
      placeTiles: {
        sheepFarm: { category: pick(['I', 'II'], 0), spaces: [pick(ROLES, 0)] },
        brasserie: { category: pick(['I', 'II'], 1) },
        ...(tavern && { tavern: { category: 'I', spaces: ['monk'] } }),
      },
    }),
  };
}
