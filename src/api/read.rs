//! Reading what comes from outside: the answer is a value, or an error that says where and why.

use super::{LoireError, Trouble};
use crate::engine::{
    AgendaOf, Entry, EntryOf, FORMAT, MAX_SEED, Presented, RecordOf, Seat, Seated, Seed, Seeded, SetupFault, Table,
};
use crate::wire::{Misfit, Node, ParseNotation, Read, Tree, Wire, parse as notation, read_key, read_tree};

/// The longest input that is read, in bytes. The longest that games were seen to write are a state of 12 KB and a record
/// of 80 KB (four seats that use all they can, all modules, long names): six times that leaves room for games that are
/// longer still or written with indentation. While it is read, a tree takes up to seventy times the length of its text, and
/// a wasm memory never shrinks, so more is not read.
pub const MAX_INPUT: usize = 500_000;

/// Where a front end notes who sits where, beside a state or a record.
const SITTINGS: &str = "sittings";

/// A state or a record as it was kept or sent. Who sits where decides nothing, so it is read past.
pub fn saved(json: &str) -> Result<Tree<'_>, LoireError> {
    let mut tree = parse(json)?;
    if let Tree::Object(keys) = &mut tree {
        keys.retain(|(key, _)| key != SITTINGS);
    }
    Ok(tree)
}

/// What is read first of every state and record: which game it is, in the format of today.
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

/// A state as it lies on the wire; its format and its game have been read before.
struct Raw<S, P, A> {
    setup: S,
    position: P,
    agenda: A,
    dealer: Option<Seeded>,
}

/// The set-up comes first: it tells how many seats there are, and nothing behind it may name another one.
impl<S: Read + Seated, P: Read, A: Read> Read for Raw<S, P, A> {
    fn read(node: Node<'_>) -> Self {
        let object = node.object(&["loire", "game", "setup", "position", "agenda", "dealer"]);
        let setup: S = object.get("setup");
        node.set_seats(setup.seats().number());
        Raw { setup, position: object.get("position"), agenda: object.get("agenda"), dealer: object.get("dealer") }
    }
}

/// A state as it is written.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Saved<'a, S, P, A> {
    /// The format number.
    #[wire(typescript = "1")]
    pub loire: u16,
    /// Which game.
    #[wire(typescript = "S extends { game: infer G } ? G : string")]
    pub game: &'a str,
    /// Its set-up.
    pub setup: &'a S,
    /// Everything that changes.
    pub position: &'a P,
    /// What is still to be resolved; the last item is next.
    pub agenda: &'a A,
    /// Who answers draws, if not the host.
    #[wire(default, skip_serializing_if = "is_default")]
    pub dealer: Option<&'a Seeded>,
}

/// A set-up, a table and perhaps a dealer.
pub struct Loaded<G: Presented> {
    pub setup: G::Setup,
    pub table: Table<G>,
    pub dealer: Option<Seeded>,
}

/// A saved state, held to every law of its game.
pub fn state<G: Presented>(tree: &Tree<'_>) -> Result<Loaded<G>, LoireError> {
    let raw: Raw<G::Setup, G::State, AgendaOf<G>> = from_tree(tree)?;
    let table = Table::resume(&raw.setup, raw.position, raw.agenda)?;
    Ok(Loaded { setup: raw.setup, table, dealer: raw.dealer })
}

/// Every law of its game that a saved state breaks.
pub fn problems<G: Presented>(tree: &Tree<'_>) -> Result<Vec<LoireError>, LoireError> {
    let raw: Raw<G::Setup, G::State, AgendaOf<G>> = from_tree(tree)?;
    let broken = Table::<G>::problems_of(&raw.setup, raw.position, raw.agenda)?;
    Ok(broken.into_iter().map(|broken| Box::new(broken).into()).collect())
}

/// A record.
pub fn record<G: Presented>(tree: &Tree<'_>) -> Result<RecordOf<G>, LoireError> {
    from_tree(tree)
}

/// What a caller chooses beside the rules: who deals.
pub struct NewGame<S> {
    pub setup: S,
    pub dealer: Option<Seeded>,
}

/// Which game a set-up is for.
pub fn setup_game(tree: &Tree<'_>) -> Result<String, LoireError> {
    read_key(tree, "game").map_err(|misfit| wrong(misfit).coded(Trouble::BadSetup))
}

/// A set-up, and the dealer it asks for.
pub fn setup<G: Presented>(tree: Tree<'_>) -> Result<NewGame<G::Setup>, LoireError> {
    let (tree, dealer) = take_dealer(tree)?;
    let setup = from_tree(&tree).map_err(|error| error.coded(Trouble::BadSetup))?;
    Ok(NewGame { setup, dealer })
}

/// The rules of a set-up; who deals does not matter.
pub fn rules<G: Presented>(tree: Tree<'_>) -> Result<G::Rules, LoireError> {
    Ok(G::rules(&setup::<G>(tree)?.setup)?)
}

/// Takes the dealer out of a set-up: a seed, the host, or a seed from the system's randomness.
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

/// The seed of a set-up; too long a one is refused like too long a name.
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

/// Is it a seed?
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

/// A list of values that are read one by one.
pub fn list<'t>(json: &'t str, what: &'static str) -> Result<Vec<Tree<'t>>, LoireError> {
    match parse(json)? {
        Tree::List(list) => Ok(list),
        _ => Err(LoireError::new(Trouble::BadInput, format!("expected a list of {what}")).at(what)),
    }
}

/// Entries of a record; actions and outcomes as objects or as their notations.
pub fn entries<G: Presented>(list: &[Tree<'_>]) -> Result<Vec<EntryOf<G>>, LoireError> {
    list.iter().enumerate().map(|(place, tree)| entry::<G>(tree).map_err(|error| at_entry(error, place))).collect()
}

/// An entry in which an action or an outcome may be a notation: then it is read as a line, the rest as it stands.
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

/// The seat of an entry whose action was read.
struct OnlySeat(Seat);

impl Read for OnlySeat {
    fn read(node: Node<'_>) -> Self {
        OnlySeat(node.object(&["seat", "action"]).get("seat"))
    }
}

/// An entry of chance whose outcome was read.
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

/// An action or an outcome as it was given: JSON, or a notation as it stands. Notations begin with a word, JSON does not.
pub fn given<'t>(text: &'t str, what: &'static str) -> Result<Tree<'t>, LoireError> {
    let first = text.trim_start().chars().next();
    parse(text).or_else(|error| match first {
        Some('{' | '[') | None => Err(no_object(error, what)),
        Some('"') => Err(error),
        _ if text.len() > MAX_INPUT => Err(error),
        _ => Ok(Tree::Text(text.into())),
    })
}

/// An action or outcome: an object, or its notation.
pub fn answer<T: Read + ParseNotation>(given: &Tree<'_>, what: &'static str) -> Result<T, LoireError> {
    match given.as_text() {
        Some(text) => notation(text).ok_or_else(|| no_notation(text, what)),
        None => from_tree(given).map_err(|error| no_object(error, what)),
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

/// Any value, with the path to what is wrong with it.
pub fn value<T: Read>(json: &str) -> Result<T, LoireError> {
    from_tree(&parse(json)?)
}

fn from_tree<T: Read>(tree: &Tree<'_>) -> Result<T, LoireError> {
    read_tree(tree).map_err(wrong)
}

fn wrong(misfit: Misfit) -> LoireError {
    LoireError::new(Trouble::BadInput, misfit.reason()).at(misfit.path())
}

/// A tree; its depth is bounded by the parser, its size here.
pub fn parse(json: &str) -> Result<Tree<'_>, LoireError> {
    if json.len() > MAX_INPUT {
        return Err(LoireError::new(Trouble::TooLarge, format!("{} bytes; at most {MAX_INPUT} are read", json.len())));
    }
    Tree::parse(json).map_err(|error| LoireError::new(Trouble::BadInput, error.to_string()))
}
