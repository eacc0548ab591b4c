/** The one polite voice of the page for screen readers (F159); `ui/LiveRegion` reads it out. */
class Announcer {
  words = $state('');
  /** Changes with every announcement, so that the same words are read again. */
  turn = $state(0);

  say(words: string): void {
    this.words = words;
    this.turn += 1;
  }
}

export const announcer = new Announcer();
