// Why an action is refused, in plain English. Complete by type: a new kind of refusal fails to compile here.

import { printed } from '../../engine.js';
import { deedTitle, followerName, goodName, placeName, placeOfSpace, roleName, takesName, townName } from './names.js';
import { AT } from './pieces.js';
import type { Refusal, Space } from './types.js';

export function refusal(why: Refusal): string {
  switch (why.code) {
    case 'wrongAnswer': return 'That does not answer what is asked now.';
    case 'nobodyThere': return `Nobody stands on that space of the ${place(why.params.space)}.`;
    case 'tooManyRecalled': return `At most ${why.params.most} followers are taken back in a round.`;
    case 'marketFull': return 'The market has no room.';
    case 'tooMany': return `At most ${why.params.most}.`;
    case 'notDrawn': return `No ${followerName(why.params.follower)} was drawn.`;
    case 'notOnMarket': return `There is no ${followerName(why.params.follower)} on the market.`;
    case 'notThere': return `There is no ${followerName(why.params.follower)} ${AT[why.params.store]}.`;
    case 'towerFull': return 'The tower has room for two.';
    case 'marketOverfull': return `${why.params.over} too many on the market: send them to the tower.`;
    case 'notYourPlace': return `You do not own the ${placeName(why.params.place)}.`;
    case 'spaceTaken': return `That space of the ${place(why.params.space)} is taken.`;
    case 'sameAs': return `Those spaces are alike: use the first one, ${why.params.space}.`;
    case 'unfit': return `The ${followerName(why.params.follower)} may not stand there: the space of the ${place(why.params.space)} is for ${takes(why.params.space)}.`;
    case 'neutralOnly': return `The ${place(why.params.space)} takes neutral followers only.`;
    case 'monkOnly': return `That space of the ${place(why.params.space)} is for monks only.`;
    case 'mustPlaceMore': return 'Then the other one could not be placed.';
    case 'noGear': return 'You hold no such technology.';
    case 'noRoleThere': return `That space of the ${place(why.params.space)} names no follower whom technology could replace.`;
    case 'onlySpace': return `The ${place(why.params.space)} has no other space, so it takes no technology.`;
    case 'secondGear': return `The ${placeName(why.params.place)} has technology already.`;
    case 'farmerSpacesOnly': return `The first technology replaces a farmer; that space is for ${takes(why.params.space)}.`;
    case 'notActivated': return `The ${placeName(why.params.place)} is not activated.`;
    case 'noAction': return `The ${placeName(why.params.place)} has no action.`;
    case 'sayMore': return `Say what the ${placeName(why.params.place)} is used for.`;
    case 'notItsAction': return `That is not what the ${placeName(why.params.place)} does.`;
    case 'noneInSupply': return `No ${roleName(why.params.role)} is left.`;
    case 'goodMissing': return `There is no ${goodName(why.params.good)} on the goods market.`;
    case 'noTechnology': return 'No technology is left.';
    case 'trackEnd': return `Your marker stands at the end of the ${roleName(why.params.role)} track.`;
    case 'barredNow': return `No ${roleName(why.params.role)} is recruited in this round.`;
    case 'developmentEnd': return 'Your marker stands at the end of the development track.';
    case 'merchantElsewhere': return `Your merchant is not in ${townName(why.params.town)}.`;
    case 'noPath': return `No such path leads from ${townName(why.params.from)} to ${townName(why.params.to)}.`;
    case 'goodNotThere': return `No ${goodName(why.params.good)} lies on that path.`;
    case 'townTaken': return `${townName(why.params.town)} has a station already.`;
    case 'noStationLeft': return 'You have no station left.';
    case 'notStandingThere': return `No neutral ${roleName(why.params.role)} stands on the ${placeName(why.params.place)}.`;
    case 'deedFull': return `${deedTitle(why.params.deed)} has no free space for a ${roleName(why.params.role)}.`;
    case 'chooseReward': return `${deedTitle(why.params.deed)} brings a coin or a step: say which.`;
    case 'noChoiceOfReward': return `${deedTitle(why.params.deed)} leaves no choice of reward.`;
    case 'doseOutOfRange': return `Pay 1 to ${why.params.most} coins.`;
    case 'tooFewCoins': return `That costs ${why.params.needed} coins; you have ${why.params.owned}.`;
    case 'notInStack': return `The ${placeName(why.params.place)} is not in the stacks.`;
    case 'categoryOneOnly': return `Your first place tile is of category I; the ${placeName(why.params.place)} is not.`;
    case 'noShield': return 'No monk stands in your sacristy.';
    case 'notFood': return `${goodName(why.params.good)} cannot be eaten.`.replace(/^./, (first) => first.toUpperCase());
    case 'notOwned': return `You have no ${goodName(why.params.good)}.`;
    case 'foodFirst': return 'Food must be given while there is any.';
    case 'cannotSurrender': return 'You have nothing of that kind to give up.';
  }
}

const place = (space: Space): string => placeName(placeOfSpace(space));

function takes(space: Space): string {
  const found = printed('orleans').places.flatMap(({ spaces }) => spaces).find(({ id }) => id === space)!;
  const who = takesName(found.takes);
  return found.takes === 'any' || found.takes === 'neutral' ? who : `a ${who}`;
}
