/**
 * Mr. Jack Pocket a second time, slowly: names, lists and a grid of objects, written from the rules alone. Imports
 * nothing of the engine. Moves are texts; at every point `legal()` lists them and `play` takes one of them.
 */
export interface NaiveOptions {
  readonly board: string;
  readonly setup: string;
  readonly rounds: number;
  readonly hourglasses: number;
  readonly throws: string | number;
  readonly chase: boolean;
}

type Side = 'north' | 'east' | 'south' | 'west';
const COMPASS: Side[] = ['north', 'east', 'south', 'west'];
const STEP: Record<Side, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

interface Tile {
  name: string;
  wall: Side;
  suspect: boolean;
  turned: boolean;
}

interface Place {
  /** The tile in front, and the side of it that faces the detective. */
  x: number;
  y: number;
  side: Side;
}

const HOURS: Record<string, number> = {
  madame: 2,
  stealthy: 1,
  smith: 1,
  pizer: 1,
  gull: 1,
  lane: 1,
  bert: 1,
  goodley: 0,
  lestrade: 0,
};
const BOARDS: Record<string, { columns: number; rows: number; people: string[] }> = {
  district: { columns: 3, rows: 3, people: Object.keys(HOURS) },
  square: { columns: 2, rows: 2, people: ['madame', 'smith', 'lane', 'lestrade'] },
  alley: { columns: 3, rows: 1, people: ['madame', 'lane', 'lestrade'] },
};
/** Front and back. */
const TOKENS = [
  ['alibi', 'holmes'],
  ['toby', 'watson'],
  ['rotation', 'exchange'],
  ['rotation', 'joker'],
];
const TURNS: Record<string, number> = { right: 1, around: 2, left: 3 };

export class NaiveGame {
  readonly options: NaiveOptions;
  readonly columns: number;
  readonly rows: number;
  readonly people: string[];
  readonly places: Place[] = [];
  grid: (Tile | undefined)[][];
  detectives: Record<string, number> = {};
  jack: string | undefined;
  pile: string[] = [];
  jackCards: string[] = [];
  shown: string[] = [];
  roundTokens: number[] = [];
  round = 0;
  onTable: string[] = [];
  backs: boolean[] = [];
  turn: string[] = [];
  drawer: string | undefined;
  chasing = false;
  winner: string | undefined;

  constructor(options: NaiveOptions) {
    this.options = options;
    const { columns, rows, people } = BOARDS[options.board];
    this.columns = columns;
    this.rows = rows;
    this.people = people;
    for (let x = 0; x < columns; x++) this.places.push({ x, y: 0, side: 'north' });
    for (let y = 0; y < rows; y++) this.places.push({ x: columns - 1, y, side: 'east' });
    for (let x = columns - 1; x >= 0; x--) this.places.push({ x, y: rows - 1, side: 'south' });
    for (let y = rows - 1; y >= 0; y--) this.places.push({ x: 0, y, side: 'west' });
    const find = (x: number, y: number, side: Side): number =>
      this.places.findIndex((p) => p.x === x && p.y === y && p.side === side);
    this.detectives.holmes = find(0, 0, 'west');
    this.detectives.watson = find(columns - 1, 0, 'east');
    this.detectives.toby = find(Math.floor((columns - 1) / 2), rows - 1, 'south');
    this.grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => undefined));
    if (options.setup === 'fixed')
      people.forEach((name, i) => {
        const [x, y] = [i % columns, Math.floor(i / columns)];
        this.lay(x, y, name, this.prescribed(x, y) ?? 'north');
      });
  }

  clone(): NaiveGame {
    const copy = Object.assign(Object.create(NaiveGame.prototype) as NaiveGame, this);
    copy.grid = this.grid.map((row) => row.map((tile) => tile && { ...tile }));
    copy.detectives = { ...this.detectives };
    for (const list of ['pile', 'jackCards', 'shown', 'onTable', 'turn'] as const) copy[list] = [...this[list]];
    copy.roundTokens = [...this.roundTokens];
    return copy;
  }

  private lay(x: number, y: number, name: string, wall: Side): void {
    this.grid[y][x] = { name, wall, suspect: true, turned: false };
  }

  /** The wall a detective must have before him at the start. */
  private prescribed(x: number, y: number): Side | undefined {
    return Object.values(this.detectives)
      .map((place) => this.places[place])
      .find((place) => place.x === x && place.y === y)?.side;
  }

  private nextGap(): [number, number] | undefined {
    for (let y = 0; y < this.rows; y++) for (let x = 0; x < this.columns; x++) if (!this.grid[y][x]) return [x, y];
    return undefined;
  }

  tiles(): Tile[] {
    return this.grid.flat().filter((tile) => tile !== undefined);
  }

  suspects(): string[] {
    return this.tiles()
      .filter((tile) => tile.suspect)
      .map((tile) => tile.name);
  }

  /** 'chance', 'investigator', 'jack' or 'nobody'. */
  actor(): string {
    if (this.winner) return 'nobody';
    if (this.jack === undefined || this.drawer || this.turn.length === 0) return 'chance';
    return this.turn[0];
  }

  legal(): string[] {
    const gap = this.nextGap();
    if (gap) {
      const laid = this.tiles().map((tile) => tile.name);
      const wall = this.prescribed(...gap);
      return this.people
        .filter((name) => !laid.includes(name))
        .flatMap((name) => (wall ? [wall] : COMPASS).map((side) => `lay ${name} ${side}`));
    }
    if (this.jack === undefined) return this.people.map((name) => `jack is ${name}`);
    if (this.drawer) return this.pile.map((name) => `card ${name}`);
    if (this.turn.length === 0 && this.onTable.length === 0 && this.backs.length === 0) return allThrows();
    if (this.turn.length === 0) return [this.answer()];
    return [...new Set(this.onTable)].flatMap((action) => this.waysTo(action));
  }

  private waysTo(action: string): string[] {
    const tiles = this.tiles();
    switch (action) {
      case 'rotation':
        return tiles
          .filter((tile) => !tile.turned)
          .flatMap((tile) => Object.keys(TURNS).map((turn) => `rotate ${tile.name} ${turn}`));
      case 'exchange':
        return tiles.flatMap((a, i) => tiles.slice(i + 1).map((b) => `exchange ${a.name} ${b.name}`));
      case 'joker': {
        const pawns = ['holmes', 'watson', 'toby'].map((name) => `joker ${name}`);
        return this.turn[0] === 'jack' ? [...pawns, 'joker nobody'] : pawns;
      }
      case 'alibi':
        return ['alibi'];
      default:
        return [`${action} 1`, `${action} 2`];
    }
  }

  play(text: string): void {
    const [verb, first, second] = text.split(' ');
    const gap = this.nextGap();
    if (gap) this.lay(...gap, first, second as Side);
    else if (this.jack === undefined) {
      this.jack = text.split(' ')[2];
      this.pile = this.people.filter((name) => name !== this.jack);
      this.beginRound();
    } else if (verb === 'throw')
      this.turnUp(
        text
          .split(' ')
          .slice(1)
          .map((side, i) => side === TOKENS[i][1] && side !== TOKENS[i][0]),
      );
    else if (verb === 'card') this.drawCard(first);
    else if (verb === 'jack') this.endRound();
    else this.act(verb, first, second);
  }

  private beginRound(): void {
    this.round++;
    for (const tile of this.tiles()) tile.turned = false;
    if (this.round % 2 === 0) this.turnUp(this.backs.map((back) => !back));
    else if (this.options.throws === 'random') this.backs = [];
    else this.turnUp(TOKENS.map((_, i) => ((this.options.throws as number) >> i) % 2 === 1));
  }

  private turnUp(backs: boolean[]): void {
    this.backs = backs;
    this.onTable = TOKENS.map((sides, i) => sides[backs[i] ? 1 : 0]);
    const [one, other] = this.round % 2 === 1 ? ['investigator', 'jack'] : ['jack', 'investigator'];
    this.turn = [one, other, other, one];
  }

  private act(verb: string, first: string, second: string): void {
    const action = verb === 'rotate' ? 'rotation' : verb;
    this.onTable.splice(this.onTable.indexOf(action), 1);
    if (verb === 'rotate') {
      const tile = this.tiles().find((t) => t.name === first)!;
      tile.turned = true;
      tile.wall = COMPASS[(COMPASS.indexOf(tile.wall) + TURNS[second]) % 4];
    } else if (verb === 'exchange') this.swap(first, second);
    else if (verb === 'joker') this.step(first, 1);
    else if (verb === 'alibi') {
      if (!this.chasing && this.pile.length > 0) {
        this.drawer = this.turn[0];
        return;
      }
    } else this.step(verb, Number(first));
    this.turn.shift();
  }

  private step(detective: string, steps: number): void {
    if (detective === 'nobody') return;
    this.detectives[detective] = (this.detectives[detective] + steps) % this.places.length;
  }

  private swap(a: string, b: string): void {
    const spots = [a, b].map((name) => {
      const y = this.grid.findIndex((row) => row.some((tile) => tile?.name === name));
      return { y, x: this.grid[y].findIndex((tile) => tile?.name === name) };
    });
    const kept = this.grid[spots[0].y][spots[0].x];
    this.grid[spots[0].y][spots[0].x] = this.grid[spots[1].y][spots[1].x];
    this.grid[spots[1].y][spots[1].x] = kept;
  }

  private drawCard(name: string): void {
    this.pile = this.pile.filter((card) => card !== name);
    if (this.drawer === 'jack') this.jackCards.push(name);
    else {
      this.shown.push(name);
      this.flip([name]);
    }
    this.drawer = undefined;
    this.turn.shift();
  }

  private flip(names: string[]): void {
    for (const tile of this.tiles()) if (names.includes(tile.name)) tile.suspect = false;
  }

  private hasWall(tile: Tile, side: Side): boolean {
    const isCrossing = tile.name === 'lane' && !tile.suspect;
    return !isCrossing && tile.wall === side;
  }

  /** Names on all tiles that some detective sees, empty ones included. */
  seen(): string[] {
    const names = new Set<string>();
    for (const at of Object.values(this.detectives)) {
      const { side } = this.places[at];
      const far = COMPASS[(COMPASS.indexOf(side) + 2) % 4];
      let { x, y } = this.places[at];
      for (;;) {
        const tile = this.grid[y]?.[x];
        if (!tile || this.hasWall(tile, side)) break;
        names.add(tile.name);
        if (this.hasWall(tile, far)) break;
        x += STEP[far][0];
        y += STEP[far][1];
      }
    }
    return [...names];
  }

  hourglasses(): number {
    return this.roundTokens.length + this.jackCards.reduce((sum, card) => sum + HOURS[card], 0);
  }

  private answer(): string {
    const seen = this.seen().includes(this.jack!);
    const enough = this.hourglasses() + (seen ? 0 : 1) >= this.options.hourglasses;
    const claim = enough && !this.chasing ? `, ${this.options.hourglasses} hourglasses` : '';
    return `jack is ${seen ? 'seen' : 'not seen'}${claim}`;
  }

  private endRound(): void {
    const inSight = this.seen();
    const seen = inSight.includes(this.jack!);
    this.flip(this.suspects().filter((name) => inSight.includes(name) !== seen));
    if (!seen) this.roundTokens.push(this.round);
    this.winner = this.judge(seen);
    this.onTable = [];
    if (!this.winner) this.beginRound();
  }

  private judge(seen: boolean): string | undefined {
    const last = this.round === this.options.rounds;
    if (this.chasing) return seen ? 'investigator' : last ? 'jack' : undefined;
    const one = this.suspects().length === 1;
    const six = this.hourglasses() >= this.options.hourglasses;
    if (one && six) {
      if (last || !this.options.chase) return seen ? 'investigator' : 'jack';
      if (seen) return 'investigator';
      this.chasing = true;
      return undefined;
    }
    if (one) return 'investigator';
    if (six || last) return 'jack';
    return undefined;
  }
}

function allThrows(): string[] {
  let texts = ['throw'];
  for (const sides of TOKENS) texts = texts.flatMap((text) => sides.map((side) => `${text} ${side}`));
  return texts;
}
