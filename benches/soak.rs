use loire::burgundy::*;
use loire::engine::search::Playout;
use loire::engine::*;
fn main() {
    let mut total = 0u64;
    let mut legal = 0u64;
    let t = std::time::Instant::now();
    for seats in [2u8, 3, 4] {
        for mode in [setup::SetupMode::Basic, setup::SetupMode::AdvancedOpen, setup::SetupMode::AdvancedSecret] {
            for opt in 0..4 {
                let mut s = Setup::new(Seats::new(seats).unwrap());
                s.options.setup = mode;
                s.options.buy_during_action = opt & 1 == 1;
                s.options.score_start_area = opt & 2 == 2;
                s.options.t8_boosts_free_shift = opt & 2 == 2;
                let mut p = Playout::<Burgundy>::new(&format!("{seats}{mode:?}{opt}"));
                for g in 0..30 {
                    let mut t = Table::<Burgundy>::new(&s).unwrap();
                    loop {
                        if let Err(e) = t.validate() {
                            println!("{seats} {mode:?} {opt} {g}: {e} {:?}", t.agenda());
                            return;
                        }
                        if let Turn::Seats(p) = t.turn() {
                            for q in p {
                                let l = t.legal_actions(q.seat).len();
                                legal += l as u64;
                                assert!(l > 0);
                            }
                            total += 1;
                        }
                        if p.answer(&mut t, &mut |_| {}).is_none() {
                            break;
                        }
                    }
                }
            }
        }
    }
    println!("{total} decisions avg {} in {:?}", legal as f64 / total as f64, t.elapsed());
    for seats in [2u8, 4] {
        let s = Setup::new(Seats::new(seats).unwrap());
        let mut p = Playout::<Burgundy>::new("x");
        let t0 = std::time::Instant::now();
        let mut n = 0;
        for _ in 0..2000 {
            let mut t = Table::<Burgundy>::new(&s).unwrap();
            n += p.play(&mut t, u64::MAX);
        }
        let d = t0.elapsed();
        println!("{seats}: {} dec {:.0}/s state {}B", n, n as f64 / d.as_secs_f64(), std::mem::size_of::<State>());
    }
}
