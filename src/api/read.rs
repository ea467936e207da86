//! Reads input from outside. Any input gives a value, or an error with a path and a reason.

use super::{LoireError, Trouble};
use crate::engine::{
    AgendaOf, Entry, EntryOf, FORMAT, MAX_SEED, Presented, RecordOf, Seat, Seated, Seed, Seeded, SetupFault, Table,
};
use crate::wire::{Misfit, Node, ParseNotation, Read, Tree, Wire, parse as notation, read_key, read_tree};

/// Max length of input, in bytes. The longest observed texts are a state of 12 KB and a record of 80 KB (four seats
/// that use all they can, all modules, long names). Six times that leaves room for longer games and for indentation.
/// While a tree is read, it takes up to seventy times the length of its text, and a wasm memory never shrinks, so the
/// limit is not higher.
pub const MAX_INPUT: usize = 500_000;

/// The key under which a front end notes the players of the seats, beside a state or a record.
const SITTINGS: &str = "sittings";

/// Reads a saved state or record. The players of the seats have no effect on it, so they are ignored.
pub fn saved(json: &str) -> Result<Tree<'_>, LoireError> {
    let mut tree = parse(json)?;
    if let Tree::Object(keys) = &mut tree {
        keys.retain(|(key, _)| key != SITTINGS);
    }
    Ok(tree)
}

/// Checks the format of a state or record and returns its game.
pub fn game(tree: &Tree<'_>) -> Result<String, LoireError> {
    match read_key::<Option<u16>>(tree, "loire").map_err(wrong)? {
        Some(FORMAT) => read_key(tree, "game").map_err(wrong),
        Some(other) => {
            let reason = format!("this is format {other}; this version reads format {FORMAT}");
            Err(LoireError::new(Trouble::UnknownFormat, reason).at("loire"))
        }
        None => Err(LoireError::new(Trouble::BadInput, "there is no format number").at("loire")),
    }
}

/// A state in its JSON form, after its format and its game were read.
struct Raw<S, P, A> {
    setup: S,
    position: P,
    agenda: A,
    dealer: Option<Seeded>,
}

/// The set-up comes first: it gives the number of seats, which limits the seats in the rest.
impl<S: Read + Seated, P: Read, A: Read> Read for Raw<S, P, A> {
    fn read(node: Node<'_>) -> Self {
        let object = node.object(&["loire", "game", "setup", "position", "agenda", "dealer"]);
        let setup: S = object.get("setup");
        node.set_seats(setup.seats().number());
        Raw { setup, position: object.get("position"), agenda: object.get("agenda"), dealer: object.get("dealer") }
    }
}

/// A state in its written form.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Saved<'a, S, P, A> {
    /// The format number.
    #[wire(typescript = "1")]
    pub loire: u16,
    /// The id of the game.
    #[wire(typescript = "S extends { game: infer G } ? G : string")]
    pub game: &'a str,
    /// Its set-up.
    pub setup: &'a S,
    /// The position: everything that changes.
    pub position: &'a P,
    /// The items still to be resolved; the last one is next.
    pub agenda: &'a A,
    /// The dealer that settles draws; left out if the host does.
    #[wire(default, skip_serializing_if = "is_default")]
    pub dealer: Option<&'a Seeded>,
}

/// A set-up, a table and an optional dealer.
pub struct Loaded<G: Presented> {
    pub setup: G::Setup,
    pub table: Table<G>,
    pub dealer: Option<Seeded>,
}

/// Reads a saved state, checked against all laws of its game.
pub fn state<G: Presented>(tree: &Tree<'_>) -> Result<Loaded<G>, LoireError> {
    let raw: Raw<G::Setup, G::State, AgendaOf<G>> = from_tree(tree)?;
    let table = Table::resume(&raw.setup, raw.position, raw.agenda)?;
    Ok(Loaded { setup: raw.setup, table, dealer: raw.dealer })
}

/// All laws of its game that a saved state breaks.
pub fn problems<G: Presented>(tree: &Tree<'_>) -> Result<Vec<LoireError>, LoireError> {
    let raw: Raw<G::Setup, G::State, AgendaOf<G>> = from_tree(tree)?;
    let broken = Table::<G>::problems_of(&raw.setup, raw.position, raw.agenda)?;
    Ok(broken.into_iter().map(|broken| Box::new(broken).into()).collect())
}

/// Reads a record.
pub fn record<G: Presented>(tree: &Tree<'_>) -> Result<RecordOf<G>, LoireError> {
    from_tree(tree)
}

/// A set-up with its dealer.
pub struct NewGame<S> {
    pub setup: S,
    pub dealer: Option<Seeded>,
}

/// The game of a set-up.
pub fn setup_game(tree: &Tree<'_>) -> Result<String, LoireError> {
    read_key(tree, "game").map_err(|misfit| wrong(misfit).coded(Trouble::BadSetup))
}

/// Reads a set-up with its dealer.
pub fn setup<G: Presented>(tree: Tree<'_>) -> Result<NewGame<G::Setup>, LoireError> {
    let (tree, dealer) = take_dealer(tree)?;
    let setup = from_tree(&tree).map_err(|error| error.coded(Trouble::BadSetup))?;
    Ok(NewGame { setup, dealer })
}

/// The rules of a set-up, regardless of its dealer.
pub fn rules<G: Presented>(tree: Tree<'_>) -> Result<G::Rules, LoireError> {
    Ok(G::rules(&setup::<G>(tree)?.setup)?)
}

/// Takes the dealer out of a set-up: a seed, `None` for the host, or a seed from the system's randomness.
fn take_dealer(setup: Tree<'_>) -> Result<(Tree<'_>, Option<Seeded>), LoireError> {
    let of = |key| setup.get(key).filter(|value| **value != Tree::Nothing);
    let dealer = match (of("seed"), of("dealer")) {
        (Some(seed), None) => Some(Seeded::new(chosen_seed(seed)?)),
        (None, Some(Tree::Text(word))) if word == "host" => None,
        (None, None) => Some(Seeded::new(random_seed()?)),
        (Some(_), Some(_)) => {
            return Err(
                LoireError::new(Trouble::BadSetup, "a seed gives it a dealer, the host is one: choose").at("dealer")
            );
        }
        (None, Some(_)) => return Err(LoireError::new(Trouble::BadSetup, "expected \"host\" or nothing").at("dealer")),
    };
    let Tree::Object(mut keys) = setup else {
        return Err(LoireError::new(Trouble::BadSetup, "expected an object"));
    };
    keys.retain(|(key, _)| key != "seed" && key != "dealer");
    Ok((Tree::Object(keys), dealer))
}

/// The seed of a set-up, which has a max length like a name.
fn chosen_seed(seed: &Tree<'_>) -> Result<String, LoireError> {
    let Some(text) = seed.as_text() else {
        return Err(LoireError::new(Trouble::BadSetup, "expected a string").at("seed"));
    };
    self::seed(text).map_err(|mut error| {
        error.fault = Some(SetupFault::Range);
        error.coded(Trouble::BadSetup)
    })?;
    Ok(text.to_owned())
}

/// Checks a seed.
pub fn seed(text: &str) -> Result<(), LoireError> {
    if Seed::fits(text) {
        Ok(())
    } else {
        Err(LoireError::new(Trouble::BadInput, format!("a seed is longer than {MAX_SEED} bytes")).at("seed"))
    }
}

/// A seed from the system's randomness.
pub fn random_seed() -> Result<String, LoireError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| LoireError::new(Trouble::NoRandomness, error.to_string()))?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// Reads a list whose values are parsed one by one.
pub fn list<'t>(json: &'t str, what: &'static str) -> Result<Vec<Tree<'t>>, LoireError> {
    match parse(json)? {
        Tree::List(list) => Ok(list),
        _ => Err(LoireError::new(Trouble::BadInput, format!("expected a list of {what}")).at(what)),
    }
}

/// Reads entries of a record. Actions and outcomes are objects or notation.
pub fn entries<G: Presented>(list: &[Tree<'_>]) -> Result<Vec<EntryOf<G>>, LoireError> {
    list.iter().enumerate().map(|(place, tree)| entry::<G>(tree).map_err(|error| at_entry(error, place))).collect()
}

/// Reads an entry. An action or outcome in notation is parsed as such, the rest as JSON.
fn entry<G: Presented>(tree: &Tree<'_>) -> Result<EntryOf<G>, LoireError> {
    let said = |key| tree.get(key).and_then(Tree::as_text);
    match (said("action"), said("chance")) {
        (None, None) => from_tree(tree),
        (Some(text), None) => {
            let action = notation(text).ok_or_else(|| no_notation(text, "action"))?;
            let OnlySeat(seat) = from_tree(tree)?;
            Ok(Entry::Play { seat, action })
        }
        (_, Some(text)) => {
            let chance = notation(text).ok_or_else(|| no_notation(text, "chance"))?;
            let OnlyChance = from_tree(tree)?;
            Ok(Entry::Chance { chance })
        }
    }
}

/// The seat of an entry whose action is already parsed.
struct OnlySeat(Seat);

impl Read for OnlySeat {
    fn read(node: Node<'_>) -> Self {
        OnlySeat(node.object(&["seat", "action"]).get("seat"))
    }
}

/// An entry of chance whose outcome is already parsed.
struct OnlyChance;

impl Read for OnlyChance {
    fn read(node: Node<'_>) -> Self {
        node.object(&["chance"]);
        OnlyChance
    }
}

#[cold]
fn at_entry(mut error: LoireError, place: usize) -> LoireError {
    let path = format!("entries[{place}].{}", error.path.as_deref().unwrap_or_default());
    error.entry = Some(place as u32);
    error.at(path.trim_end_matches('.'))
}

/// Reads an action or outcome: JSON, or notation. Notation begins with a letter, JSON does not.
pub fn said<'t>(text: &'t str, what: &'static str) -> Result<Tree<'t>, LoireError> {
    let first = text.trim_start().chars().next();
    parse(text).or_else(|error| match first {
        Some('{' | '[') | None => Err(no_object(error, what)),
        Some('"') => Err(error),
        _ if text.len() > MAX_INPUT => Err(error),
        _ => Ok(Tree::Text(text.into())),
    })
}

/// Reads an action or outcome: an object, or its notation.
pub fn answer<T: Read + ParseNotation>(said: &Tree<'_>, what: &'static str) -> Result<T, LoireError> {
    match said.as_text() {
        Some(text) => notation(text).ok_or_else(|| no_notation(text, what)),
        None => from_tree(said).map_err(|error| no_object(error, what)),
    }
}

#[cold]
fn no_notation(text: &str, what: &'static str) -> LoireError {
    LoireError::new(Trouble::BadAction, format!("\"{text:.60}\" is not the notation of an {what}")).at(what)
}

#[cold]
fn no_object(error: LoireError, what: &'static str) -> LoireError {
    let path = [what, error.path.as_deref().unwrap_or_default()].join(".");
    error.coded(Trouble::BadAction).at(path.trim_end_matches('.'))
}

/// Reads any value; errors have the path to the wrong part.
pub fn value<T: Read>(json: &str) -> Result<T, LoireError> {
    from_tree(&parse(json)?)
}

fn from_tree<T: Read>(tree: &Tree<'_>) -> Result<T, LoireError> {
    read_tree(tree).map_err(wrong)
}

fn wrong(misfit: Misfit) -> LoireError {
    LoireError::new(Trouble::BadInput, misfit.reason()).at(misfit.path())
}

/// Parses a tree. The parser bounds its depth, this function its size.
pub fn parse(json: &str) -> Result<Tree<'_>, LoireError> {
    if json.len() > MAX_INPUT {
        return Err(LoireError::new(Trouble::TooLarge, format!("{} bytes; at most {MAX_INPUT} are read", json.len())));
    }
    Tree::parse(json).map_err(|error| LoireError::new(Trouble::BadInput, error.to_string()))
}
