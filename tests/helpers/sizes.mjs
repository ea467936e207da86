// Measures sizes on the screen.

/** Words rendered smaller than 12 pixels, on the boards and around them. */
export const tooSmall = (tab) =>
  tab.evaluate(() => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: at, data } = texts.currentNode;
      if (!data.trim() || at.closest('title, desc') || !at.checkVisibility({ visibilityProperty: true })) continue;
      const { a, b } = at.getScreenCTM?.() ?? { a: 1, b: 0 };
      const size = parseFloat(getComputedStyle(at).fontSize) * Math.hypot(a, b);
      if (size < 11.95) found.push(`${data.trim()}: ${size.toFixed(1)}`);
    }
    return found;
  });
