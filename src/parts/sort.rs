//! Sorting of short lists.

/// Sorts the first `most` items of a list as a stable sort of the whole list would; the order of the rest is
/// unspecified.
///
/// For up to some hundred items, or the first few of many: an insertion sort, which compiles to a fraction of the code
/// that the standard library's sort needs per type.
///
/// ```
/// let mut points = [12, 40, 7, 40, 31];
/// loire::parts::sort_first(&mut points, 3, |a, b| a > b);
/// assert_eq!(points[..3], [40, 40, 31]);
/// ```
pub fn sort_first<T>(list: &mut [T], most: usize, is_before: impl Fn(&T, &T) -> bool) {
    for next in 1..list.len() {
        let mut at = next;
        if next >= most {
            // A new item replaces the last of the first `most`, or stays where it is.
            let Some(last) = most.checked_sub(1).filter(|&last| is_before(&list[next], &list[last])) else { continue };
            list.swap(next, last);
            at = last;
        }
        while at > 0 && is_before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a short list; equal items keep their order.
pub fn sort<T>(list: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    sort_first(list, list.len(), is_before);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_like_the_standard_library() {
        // Tries all lists of up to five numbers from 0 to 2, each number with its original index.
        for length in 0..=5 {
            for code in 0..3_usize.pow(length) {
                let list: Vec<(usize, u32)> = (0..length).map(|at| (code / 3_usize.pow(at) % 3, at)).collect();
                let mut sorted = list.clone();
                sorted.sort_by_key(|&(number, _)| number);
                for most in 0..=list.len() + 1 {
                    let mut ours = list.clone();
                    sort_first(&mut ours, most, |a, b| a.0 < b.0);
                    let most = most.min(list.len());
                    assert_eq!(ours[..most], sorted[..most], "{list:?}");
                    ours.sort();
                    let mut all = list.clone();
                    all.sort();
                    assert_eq!(ours, all);
                }
            }
        }
    }
}
