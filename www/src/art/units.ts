// The icons of resources and points beside a number: one path each, in a box of 24 by 24 around the origin.

const COIN = 'M-11 0A11 11 0 1 0 11 0 11 11 0 1 0-11 0ZM-6.5 0A6.5 6.5 0 1 1 6.5 0 6.5 6.5 0 1 1-6.5 0Z';
const STAR = 'M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z';

/** Icons by the engine's names of resources, and "points". */
export const UNITS: Readonly<Record<string, string>> = {
  points: STAR,
  fame: STAR,
  silver: COIN,
  coins: COIN,
  chips: 'M-11-3C-11-10 11-10 11-3V3C11 10-11 10-11 3ZM-7.5-3C-7.5-6.5 7.5-6.5 7.5-3S-7.5.5-7.5-3Z',
  goods: 'M-10-10H10V10H-10ZM-7-7V-3H7V-7ZM-7 0V7H7V0Z',
  bonusTiles: 'M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z',
  development: 'M-10 10V4H-3V-2H4V-8H10V10Z',
  stations: 'M-10 10V-2L0-11 10-2V10Z',
  villages: 'M-9 11V-1L0-10 9-1V11ZM-2 11V4H3V11Z',
  citizens: 'M-4.5-5.5A4.5 4.5 0 1 0 4.5-5.5 4.5 4.5 0 1 0-4.5-5.5M-9 10C-9 0 9 0 9 10Z',
  followers: 'M-4-6.5A4 4 0 1 0 4-6.5 4 4 0 1 0-4-6.5M-2.5-2H2.5L6 7H9V11H-9V7H-6Z',
  technology:
    'M-2-11H2V-8L5-7 7-9 9-7 7-5 8-2H11V2H8L7 5 9 7 7 9 5 7 2 8V11H-2V8L-5 7-7 9-9 7-7 5-8 2H-11V-2H-8L-7-5-9-7-7-9-5-7-2-8Z',
  places: 'M-10-8H10V8H-10ZM-6 5H6V-1L0-5-6-1Z',
  areas: 'M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z',
  churches: 'M-9 11V0L-2.5-4V-7H-5V-9H-2.5V-11H2.5V-9H5V-7H2.5V-4L9 0V11Z',
  fortresses: 'M-10 11V-9H-6V-5.5H-2V-9H2V-5.5H6V-9H10V11Z',
};
