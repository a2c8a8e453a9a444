/** Phantom tic-tac-toe a second time, slow and obvious: a game is the list of its tries, everything else is asked of it. */

export interface Try {
  readonly mark: 'x' | 'o';
  readonly square: string;
  readonly failed: boolean;
}
export type Tries = readonly Try[];

const COLUMNS = ['a', 'b', 'c'];

export class NaivePhantom {
  readonly squares: string[];
  readonly lines: string[][];

  constructor(rows: number) {
    const numbers = Array.from({ length: rows }, (_, i) => String(i + 1));
    this.squares = numbers.flatMap((row) => COLUMNS.map((column) => column + row));
    const all = [
      ...['1', '2', '3'].map((row) => COLUMNS.map((column) => column + row)),
      ...COLUMNS.map((column) => ['1', '2', '3'].map((row) => column + row)),
      ['a1', 'b2', 'c3'],
      ['a3', 'b2', 'c1'],
    ];
    this.lines = all.filter((line) => line.every((square) => this.squares.includes(square)));
  }

  marks(game: Tries, mark: 'x' | 'o'): string[] {
    return game.filter((t) => t.mark === mark && !t.failed).map((t) => t.square);
  }

  hasLine(game: Tries, mark: 'x' | 'o'): boolean {
    return this.lines.some((line) => line.every((square) => this.marks(game, mark).includes(square)));
  }

  /** `x`, `o` or `draw`; undefined while the game goes on. */
  result(game: Tries): 'x' | 'o' | 'draw' | undefined {
    if (this.hasLine(game, 'x')) return 'x';
    if (this.hasLine(game, 'o')) return 'o';
    return game.filter((t) => !t.failed).length === this.squares.length ? 'draw' : undefined;
  }

  toMove(game: Tries): 'x' | 'o' {
    const last = game.at(-1);
    if (!last) return 'x';
    if (last.failed) return last.mark;
    return last.mark === 'x' ? 'o' : 'x';
  }

  legal(game: Tries): string[] {
    const mark = this.toMove(game);
    return this.squares.filter((square) => !game.some((t) => t.mark === mark && t.square === square));
  }

  play(game: Tries, square: string): Tries {
    const mark = this.toMove(game);
    const failed = this.marks(game, mark === 'x' ? 'o' : 'x').includes(square);
    return [...game, { mark, square, failed }];
  }

  /** All that a seat may know and remember while the game goes on. */
  knowledge(game: Tries, mark: 'x' | 'o'): string {
    return game.map((t) => `${t.mark}${t.mark === mark ? t.square : '?'}${t.failed ? '!' : ''}`).join(' ');
  }

  /** Every game that a seat cannot tell from this one, found by trying everything. */
  alike(game: Tries, mark: 'x' | 'o'): Tries[] {
    let games: Tries[] = [[]];
    for (const { mark: mover, square, failed } of game)
      games = games.flatMap((start) =>
        (mover === mark ? [square] : this.legal(start))
          .map((tried) => this.play(start, tried))
          .filter((next) => next.at(-1)!.failed === failed && this.result(next) === undefined),
      );
    return games;
  }

  /** Every game of so many tries. */
  histories(plies: number): Tries[] {
    let games: Tries[] = [[]];
    for (let ply = 0; ply < plies; ply++)
      games = games.flatMap((game) =>
        this.result(game) === undefined ? this.legal(game).map((square) => this.play(game, square)) : [],
      );
    return games;
  }
}
