//! Hexagonal boards as sets of bits.

/// The neighbours of each space of a hexagonal board, as sets of bits. Each row is given by its first axial `q` and its
/// length; spaces are numbered row by row.
pub const fn neighbour_masks<const N: usize, const ROWS: usize>(rows: [(i8, u8); ROWS]) -> [u64; N] {
    const TOUCHING: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    let mut at = [(0i8, 0i8); N];
    let mut space = 0;
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < rows[row].1 {
            at[space] = (rows[row].0 + column as i8, row as i8);
            space += 1;
            column += 1;
        }
        row += 1;
    }
    let mut masks = [0; N];
    let mut one = 0;
    while one < N {
        let mut other = 0;
        while other < N {
            let step = (at[other].0 - at[one].0, at[other].1 - at[one].1);
            let mut i = 0;
            while i < 6 {
                if step.0 == TOUCHING[i].0 && step.1 == TOUCHING[i].1 {
                    masks[one] |= 1 << other;
                }
                i += 1;
            }
            other += 1;
        }
        one += 1;
    }
    masks
}
