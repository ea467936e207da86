//! The weights, in one table.

use crate::engine::weights;

weights! {
    /// What things are worth in Orléans Stories, against each other. Set by hand, not tuned.
    Weights {
        task = [9.0, 9.0, 9.0], "a tile sent for a task or an objective";
        advance = [10.0, 10.0, 10.0], "the next epoch";
        near = [0.4, 0.4, 0.4], "of what the next epoch is worth: a tile that waits for it on the Gate";
        citizen = [6.0, 6.0, 6.0], "a citizen";
        fame = [0.8, 0.8, 0.8], "a step on the fame track";
        coin = [0.7, 0.7, 0.7], Trader, "a coin";
        purse = [0.9, 0.9, 0.9], "each coin more, of those that are asked for";
        good = [0.6, 0.6, 0.6], Trader, "a good, for each coin of its price";
        wanted = [1.6, 1.6, 1.6], "a tile that is asked for, and is not there yet";
        expand = [4.0, 4.0, 4.0], Traveller, "a settler on another area";
        conquest = [1.5, 1.5, 1.5], Traveller, "a settler of somebody else who has to leave";
        build = [3.0, 3.0, 3.0], Builder, "a village, a fortress or a church";
        wood = [2.0, 2.0, 2.0], "of how much more another building is wanted: one that takes its wood";
        recruit = [1.0, 1.0, 1.0], "a follower for the bag";
        few = [1.5, 1.5, 1.5], "each follower that a seat has fewer than it may draw, and two";
        mix = [1.0, 1.0, 1.0], "a follower of a kind that most places ask for, as long as there are few";
        kept = [-8.0, -8.0, -8.0], "a tile sent for a task that a building or the next epoch waits for";
        only = [-20.0, -20.0, -20.0], "the last follower of a kind without whom nobody is recruited";
        technology = [3.0, 3.0, 3.0], "technology";
        card = [1.5, 1.5, 1.5], Builder, "a place card, for what its place is worth by each follower on it";
        passive = [4.0, 4.0, 4.0], Builder, "a place card that works by itself";
        gate = [9.0, 9.0, 9.0], "a second Gate";
        draw = [2.0, 2.0, 2.0], "a follower drawn and placed at once";
        joker = [-0.6, -0.6, -0.6], "a monk who stands for somebody else";
        effort = [-0.5, -0.5, -0.5], "each space that has to be covered";
        green = [0.3, 0.3, 0.3], "a follower on the green";
        rival = [0.5, 0.5, 0.5], "to take a good or a follower from somebody";
        relief = [1.0, 1.0, 1.0], "a tile sent against famine or plague";
        wait = [0.15, 0.15, 0.15], "of what a place is worth: a follower who waits there";
    }
}
