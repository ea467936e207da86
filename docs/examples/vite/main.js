import { LoireGame } from 'loire/element';

const game = new LoireGame();
game.game = 'burgundy';
game.seats = 'human random';
game.seed = 'vineyard';
document.querySelector('main').append(game);

document.querySelector('#new').onclick = () => game.newGame({ game: 'burgundy', seats: 3 });
document.querySelector('#language').onclick = () => (game.locale = 'de');
