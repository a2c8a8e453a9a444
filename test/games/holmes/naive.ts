/**
 * Holmes a second time: one script that asks for choices as it goes, with cards in arrays and characters in sets. Slow
 * and obvious. It imports nothing, so that a mistake in the engine cannot be repeated here by accident.
 */

export interface NaiveOptions {
  edition: 'mycroft' | 'moriarty';
  size: 'full' | 'small';
  start: 'open' | 'secret';
  reserve: boolean;
  events: 'none' | 'raid' | 'gala' | 'random' | 'both';
  irene: boolean;
  mandatory: boolean;
  looseJokerAnySet: boolean;
  jokerKeepsType: boolean;
  violetNoJoker: boolean;
  endJoinNewOnly: boolean;
  revealLater: boolean;
  shinwellSpent: boolean;
}

/** Whoever decides, and what he may say. */
export interface Question {
  who: 'chance' | 0 | 1;
  answers: string[];
}

type Ask = Generator<Question, void, string>;
type AskFor<T> = Generator<Question, T, string>;

interface Side {
  tokens: number;
  /** Natural cards face up, one entry a card. */
  shown: string[];
  /** Types whose set holds a joker. */
  jokers: Set<string>;
  loose: number;
  /** Jokers set aside in the present turn. */
  fresh: number;
  hidden: string[];
  reserved: string | undefined;
  standing: Set<string>;
  flat: Set<string>;
  held: string | undefined;
  joinedAtEnd: number;
  score: number;
}

const VALUES: Record<string, number> = {
  papers: 3,
  explosive: 4,
  cigarette: 5,
  bullet: 6,
  button: 7,
  footprint: 8,
  fingerprint: 9,
};
const SETS = Object.keys(VALUES);
const ORDER = [...SETS, 'map', 'joker'];
const PEOPLE = 'watson hudson lestrade irene gregson wiggins pike toby shinwell billy kramm violet ziba'.split(' ');
const FIXED = ['watson', 'hudson', 'lestrade'];
const MAPS = [0, -1, 1, 3, 6, 10];

const byOrder = (cards: Iterable<string>): string[] => ORDER.filter((type) => [...cards].includes(type));
const byPeople = (names: Iterable<string>): string[] => PEOPLE.filter((name) => [...names].includes(name));
const count = (cards: string[], type: string): number => cards.filter((card) => card === type).length;
function remove(cards: string[], type: string): void {
  const at = cards.indexOf(type);
  if (at < 0) throw new Error(`no ${type} among ${cards.join(' ')}`);
  cards.splice(at, 1);
}

export class Naive {
  readonly options: NaiveOptions;
  readonly days: number;
  readonly rowSize: number;
  readonly copies: Record<string, number>;
  day = 0;
  turn = 0;
  row: string[] = [];
  deck: string[] = [];
  /** Under the deck, the next to be drawn first. */
  bottom: string[] = [];
  /** The last one lies on top. */
  discard: string[] = [];
  town = new Set<string>(FIXED);
  closed = new Set<string>();
  unseen: string[];
  events: string[];
  right = 1;
  sides: [Side, Side];
  /** Something that may make it worth turning up a hidden card happened in this action. */
  novel = false;
  over = false;
  question: Question = { who: 'chance', answers: [] };
  readonly #script: Ask;

  constructor(options: NaiveOptions) {
    this.options = options;
    const small = options.size === 'small';
    const moriarty = options.edition === 'moriarty';
    this.days = small ? 2 : 7;
    this.rowSize = small ? 2 : 4;
    this.copies = small ? { papers: 3, explosive: 4, map: 2, joker: 2 } : { ...VALUES, map: 5, joker: 5 };
    for (const type of ORDER) for (let i = 0; i < (this.copies[type] ?? 0); i++) this.deck.push(type);
    const deck = small
      ? moriarty
        ? ['ziba', 'irene', 'pike', 'shinwell', 'violet']
        : ['irene', 'pike', 'shinwell', 'violet', 'kramm']
      : PEOPLE.filter((name) => !FIXED.includes(name) && (moriarty || name !== 'ziba'));
    this.unseen = deck.filter((name) => options.irene || name !== 'irene');
    const both = moriarty ? ['raid', 'gala'] : ['moriarty', 'moran'];
    this.events =
      options.events === 'none'
        ? []
        : options.events === 'raid'
          ? [both[0]]
          : options.events === 'gala'
            ? [both[1]]
            : both;
    const side = (): Side => ({
      tokens: moriarty ? 6 : 5,
      shown: [],
      jokers: new Set(),
      loose: 0,
      fresh: 0,
      hidden: [],
      reserved: undefined,
      standing: new Set(),
      flat: new Set(),
      held: undefined,
      joinedAtEnd: 0,
      score: 0,
    });
    this.sides = [side(), side()];
    this.#script = this.#game();
    this.#go(this.#script.next());
  }

  play(answer: string): void {
    if (!this.question.answers.includes(answer)) throw new Error(`'${answer}' is no answer`);
    this.#go(this.#script.next(answer));
  }

  #go(step: IteratorResult<Question, void>): void {
    if (step.done) this.over = true;
    else this.question = step.value;
  }

  get moriarty(): boolean {
    return this.options.edition === 'moriarty';
  }

  get reserveOfTokens(): number {
    return 24 - this.sides[0].tokens - this.sides[1].tokens;
  }

  *#game(): Ask {
    if (this.options.start === 'secret') yield* this.#secretStart();
    else {
      yield* this.#newcomer();
      yield* this.#newcomer();
    }
    this.unseen.push(...this.events);
    yield* this.#fillRow();
    for (this.day = 1; this.day <= this.days; this.day++) {
      if (this.day > 1) yield* this.#morning();
      while (this.#canAct(0)) {
        yield* this.#action(0);
        yield* this.#action(1);
      }
      if (this.day === this.days) break;
      const met = [...this.sides[0].flat].filter((name) => this.sides[1].flat.has(name));
      this.closed = new Set(met.filter((name) => !FIXED.includes(name) && !this.closed.has(name)));
    }
    yield* this.#end();
  }

  *#secretStart(): Ask {
    const kept: string[] = [];
    const left = new Set(this.unseen);
    for (const seat of [0, 1] as const) {
      const pair: string[] = [];
      while (pair.length < 2) {
        const name = yield* this.#draw(byPeople(left), 'deal');
        pair.push(name);
        left.delete(name);
      }
      const answer = yield { who: seat, answers: byPeople(pair).map((name) => `bring ${name}`) };
      kept.push(answer.slice('bring '.length));
    }
    for (const name of kept) this.#arrive(name);
  }

  #arrive(name: string): void {
    this.town.add(name);
    this.unseen = this.unseen.filter((other) => other !== name);
  }

  *#draw(names: string[], verb: string): AskFor<string> {
    const answer = yield { who: 'chance', answers: names.map((name) => `${verb} ${name}`) };
    return answer.slice(verb.length + 1);
  }

  *#newcomer(): Ask {
    for (;;) {
      const events = this.events.filter((name) => this.unseen.includes(name));
      const name = yield* this.#draw([...byPeople(this.unseen), ...events], 'enter');
      if (!this.events.includes(name)) return this.#arrive(name);
      const gone = this.options.events === 'random' ? this.events : [name];
      this.unseen = this.unseen.filter((other) => !gone.includes(other));
      if (name === 'raid' || name === 'moriarty') yield* this.#raid();
      else yield* this.#gala();
    }
  }

  *#raid(): Ask {
    for (const seat of [0, 1, 1, 0] as const) {
      const side = this.sides[seat];
      const cards = this.#areaCards(seat, true, true);
      if (cards.length === 0) {
        side.tokens = Math.max(0, side.tokens - 2);
        continue;
      }
      const answers = cards.map((card) => `lose ${card}`);
      if (!this.moriarty && side.tokens >= 2) answers.push('return 2');
      const answer = yield { who: seat, answers };
      if (answer === 'return 2') side.tokens -= 2;
      else this.discard.push(this.#takeFromArea(seat, answer.slice('lose '.length)));
    }
  }

  *#gala(): Ask {
    for (const seat of [0, 1] as const) {
      const answer = yield { who: seat, answers: byPeople(this.sides[seat].flat).map((name) => `lay ${name}`) };
      this.sides[seat].held = answer.slice('lay '.length);
    }
  }

  *#morning(): Ask {
    yield* this.#newcomer();
    for (const side of this.sides) {
      side.standing = new Set([...side.flat].filter((name) => name !== side.held));
      side.flat = new Set(side.held === undefined ? [] : [side.held]);
      side.held = undefined;
    }
  }

  #canAct(seat: number): boolean {
    return this.day === 1 ? this.sides[seat].flat.size < 3 : this.sides[seat].standing.size > 0;
  }

  *#action(seat: 0 | 1): Ask {
    const side = this.sides[seat];
    this.turn = seat;
    for (const s of this.sides) s.fresh = 0;
    this.novel = false;
    yield* this.#visit(seat, yield* this.#place(seat));
    const last = this.day === this.days && !this.#canAct(seat);
    while ((this.novel || last) && this.#mayReveal(side)) {
      const answer = yield { who: seat, answers: ['pass', ...this.#reveals(side).map((type) => `reveal ${type}`)] };
      if (answer === 'pass') break;
      this.#reveal(side, answer.slice('reveal '.length));
      this.novel = true;
    }
    if (last && seat === 1) return;
    yield* this.#fillRow();
    if (this.options.reserve && this.right === seat && side.reserved === undefined && this.row.length > 0) {
      const answer = yield { who: seat, answers: ['pass', ...byOrder(this.row).map((type) => `reserve ${type}`)] };
      if (answer === 'pass') return;
      side.reserved = answer.slice('reserve '.length);
      remove(this.row, side.reserved);
      this.right = 1 - seat;
      yield* this.#fillRow();
    }
  }

  *#place(seat: 0 | 1): AskFor<string> {
    const side = this.sides[seat];
    for (;;) {
      const own = [...side.standing, ...side.flat];
      const goals = byPeople(this.town).filter((name) => !this.closed.has(name) && !own.includes(name));
      const visits =
        this.day === 1
          ? goals.map((to) => `visit ${to}`)
          : byPeople(side.standing).flatMap((from) => goals.map((to) => `${from} to ${to}`));
      const reveals = this.#mayReveal(side) ? this.#reveals(side).map((type) => `reveal ${type}`) : [];
      const answer = yield { who: seat, answers: [...reveals, ...visits] };
      if (answer.startsWith('reveal ')) {
        this.#reveal(side, answer.slice('reveal '.length));
        continue;
      }
      const words = answer.split(' ');
      if (this.day > 1) side.standing.delete(words[0]);
      const to = words[words.length - 1];
      side.flat.add(to);
      return to;
    }
  }

  #mayReveal(side: Side): boolean {
    const jokers = this.options.revealLater ? side.loose - side.fresh : side.loose;
    return this.moriarty && jokers > 0 && side.hidden.length > 0;
  }

  #reveals(side: Side): string[] {
    return byOrder(side.hidden).filter(
      (type) => type !== 'map' && !side.shown.includes(type) && !side.jokers.has(type),
    );
  }

  #reveal(side: Side, type: string): void {
    remove(side.hidden, type);
    side.shown.push(type);
    side.loose--;
    side.jokers.add(type);
  }

  *#visit(seat: 0 | 1, name: string): Ask {
    switch (name) {
      case 'watson':
        return void (yield* this.#buy(seat, 1, 1, !this.options.mandatory));
      case 'hudson':
        return this.#gainTokens(seat, 3);
      case 'lestrade':
        return yield* this.#lestrade(seat);
      case 'irene':
        return yield* this.#irene(seat);
      case 'gregson':
        return void (yield* this.#buy(seat, 3, 2, !this.options.mandatory));
      case 'wiggins':
        return this.#gainTokens(seat, 5);
      case 'pike':
        return yield* this.#pike(seat);
      case 'toby':
        return this.#gainTokens(seat, this.#types(seat).length);
      case 'shinwell':
        return yield* this.moriarty ? this.#replace(seat) : this.#threaten(seat);
      case 'billy':
        return yield* this.#billy(seat);
      case 'kramm':
        return yield* this.#kramm(seat);
      case 'violet':
        return yield* this.moriarty ? this.#vigilance(seat) : this.#swap(seat);
      default:
        return yield* this.#ziba(seat);
    }
  }

  #types(seat: number): string[] {
    const side = this.sides[seat];
    return ORDER.filter((type) => side.shown.includes(type) || side.jokers.has(type));
  }

  #gainTokens(seat: number, amount: number): void {
    this.sides[seat].tokens += Math.min(amount, this.reserveOfTokens);
  }

  /** Row cards and the reserved one, from the one picked last on, as answers. */
  #picks(seat: number, last: string | undefined): string[] {
    const from = last === undefined ? 0 : ORDER.indexOf(last);
    const row = byOrder(this.row).filter((type) => ORDER.indexOf(type) >= from);
    return [
      ...row.map((type) => `take ${type}`),
      ...(this.sides[seat].reserved === undefined ? [] : ['take reserved']),
    ];
  }

  #pick(seat: number, answer: string): string {
    const side = this.sides[seat];
    if (answer === 'take reserved') {
      const type = side.reserved!;
      side.reserved = undefined;
      return type;
    }
    const type = answer.slice('take '.length);
    remove(this.row, type);
    return type;
  }

  /** Up to `most` cards at `price` each. Says how many were taken. */
  *#buy(seat: 0 | 1, most: number, price: number, mayDecline: boolean): AskFor<number> {
    const side = this.sides[seat];
    const gained: string[] = [];
    let last: string | undefined;
    while (gained.length < most && side.tokens >= price) {
      const picks = this.#picks(seat, last);
      if (picks.length === 0) break;
      const answer = yield { who: seat, answers: gained.length > 0 || mayDecline ? ['pass', ...picks] : picks };
      if (answer === 'pass') break;
      side.tokens -= price;
      gained.push(this.#pick(seat, answer));
      if (answer === 'take reserved') break;
      last = answer.slice('take '.length);
    }
    yield* this.#gain(seat, gained);
    return gained.length;
  }

  /** Two cards for 3 tokens, in ascending order, the reserved one last. */
  *#lestrade(seat: 0 | 1): Ask {
    const side = this.sides[seat];
    const cards = [...this.row].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).map((type) => `take ${type}`);
    if (side.reserved !== undefined) cards.push('take reserved');
    if (side.tokens < 3 || cards.length === 0) return;
    const first = cards.length === 1 ? cards : [...new Set(cards.slice(0, -1))];
    const answer = yield { who: seat, answers: this.options.mandatory ? first : ['pass', ...first] };
    if (answer === 'pass') return;
    side.tokens -= 3;
    const gained = [this.#pick(seat, answer)];
    const rest = cards.slice(cards.indexOf(answer) + 1);
    if (rest.length > 0) gained.push(this.#pick(seat, yield { who: seat, answers: [...new Set(rest)] }));
    yield* this.#gain(seat, gained);
  }

  *#irene(seat: 0 | 1): Ask {
    const other = this.sides[1 - seat];
    const side = this.sides[seat];
    if (side.tokens < this.day || other.shown.length === 0) return;
    const answers = byOrder(other.shown).map((type) => `steal ${type}`);
    const answer = yield { who: seat, answers: this.options.mandatory ? answers : ['pass', ...answers] };
    if (answer === 'pass') return;
    side.tokens -= this.day;
    const type = answer.slice('steal '.length);
    this.#lose(1 - seat, type);
    this.#hide(seat, type);
  }

  *#pike(seat: 0 | 1): Ask {
    const side = this.sides[seat];
    const most = Math.min(3, side.tokens, this.#drawable());
    if (most === 0) return;
    const answers = ['draw 1', 'draw 2', 'draw 3'].slice(0, most);
    const answer = yield { who: seat, answers: this.options.mandatory ? answers : ['pass', ...answers] };
    if (answer === 'pass') return;
    const n = Number(answer.slice('draw '.length));
    side.tokens -= n;
    const hand = yield* this.#drawCards(n);
    const kept = yield* this.#keepOne(seat, hand);
    if (this.moriarty && hand.length === 2 && hand[0] !== hand[1]) {
      const top = (yield { who: seat, answers: byOrder(hand).map((type) => `top ${type}`) }).slice('top '.length);
      remove(hand, top);
      hand.push(top);
    }
    this.discard.push(...hand);
    yield* this.#keep(seat, kept);
  }

  #drawable(): number {
    return this.deck.length + this.bottom.length + this.discard.length;
  }

  *#drawCards(n: number): AskFor<string[]> {
    const hand: string[] = [];
    while (hand.length < n && this.#drawable() > 0) hand.push(yield* this.#drawCard());
    return hand;
  }

  *#drawCard(): AskFor<string> {
    if (this.deck.length === 0 && this.bottom.length > 0) return this.bottom.shift()!;
    if (this.deck.length === 0) {
      this.deck = this.discard;
      this.discard = [];
    }
    const type = yield* this.#draw(byOrder(this.deck), 'card');
    remove(this.deck, type);
    return type;
  }

  *#keepOne(seat: 0 | 1, hand: string[]): AskFor<string> {
    const kept =
      hand.length === 1
        ? hand[0]
        : (yield { who: seat, answers: byOrder(hand).map((type) => `keep ${type}`) }).slice('keep '.length);
    remove(hand, kept);
    return kept;
  }

  *#keep(seat: 0 | 1, type: string): Ask {
    if (type === 'joker') yield* this.#gain(seat, ['joker']);
    else this.#hide(seat, type);
  }

  #hide(seat: number, type: string): void {
    this.sides[seat].hidden.push(type);
    if (seat === this.turn) this.novel = true;
  }

  *#threaten(seat: 0 | 1): Ask {
    let last: string | undefined;
    for (let n = 0; n < 3; n++) {
      const from = last === undefined ? 0 : ORDER.indexOf(last);
      const types = byOrder(this.row).filter((type) => ORDER.indexOf(type) >= from);
      if (types.length === 0) return;
      const answers = types.map((type) => `discard ${type}`);
      const answer = yield { who: seat, answers: n > 0 || !this.options.mandatory ? ['pass', ...answers] : answers };
      if (answer === 'pass') return;
      last = answer.slice('discard '.length);
      remove(this.row, last);
      this.discard.push(last);
    }
  }

  *#replace(seat: 0 | 1): Ask {
    if (this.row.length === 0) return;
    const answers = byOrder(this.row).map((type) => `discard ${type}`);
    const answer = yield { who: seat, answers: this.options.mandatory ? answers : ['pass', ...answers] };
    if (answer === 'pass') return;
    const spent = this.#drawable() === 0;
    remove(this.row, answer.slice('discard '.length));
    this.discard.push(answer.slice('discard '.length));
    if (!spent || !this.options.shinwellSpent) this.row.push(yield* this.#drawCard());
    yield* this.#buy(seat, 1, 2, true);
  }

  *#billy(seat: 0 | 1): Ask {
    const cards = this.#areaCards(seat, false, false);
    if (cards.length === 0) return;
    const answers = cards.map((card) => `sell ${card}`);
    const answer = yield { who: seat, answers: this.options.mandatory ? answers : ['pass', ...answers] };
    if (answer === 'pass') return;
    const type = this.#takeFromArea(seat, answer.slice('sell '.length));
    this.discard.push(type);
    this.#gainTokens(seat, Math.max(0, VALUES[type] - this.day));
  }

  *#kramm(seat: 0 | 1): Ask {
    const taken = yield* this.#buy(seat, 1, 0, !this.options.mandatory);
    const other = (1 - seat) as 0 | 1;
    if (taken === 0 || this.sides[other].tokens < 1 || this.#drawable() === 0) return;
    if ((yield { who: other, answers: ['pass', 'draw'] }) === 'pass') return;
    this.sides[other].tokens--;
    const [card] = yield* this.#drawCards(1);
    yield* this.#keep(other, card);
  }

  *#swap(seat: 0 | 1): Ask {
    const jokers = !this.options.violetNoJoker;
    const row = byOrder(this.row).filter((type) => jokers || type !== 'joker');
    const cards = this.#areaCards(seat, jokers, true);
    if (row.length === 0 || cards.length === 0) return;
    const answers = cards.map((card) => `give ${card}`);
    const answer = yield { who: seat, answers: this.options.mandatory ? answers : ['pass', ...answers] };
    if (answer === 'pass') return;
    const given = this.#takeFromArea(seat, answer.slice('give '.length));
    const taken = (yield { who: seat, answers: row.map((type) => `take ${type}`) }).slice('take '.length);
    remove(this.row, taken);
    this.row.push(given);
    yield* this.#gain(seat, [taken]);
  }

  *#vigilance(seat: 0 | 1): Ask {
    const side = this.sides[seat];
    if (side.tokens < 2 || this.discard.length === 0) return;
    if ((yield { who: seat, answers: this.options.mandatory ? ['buy'] : ['pass', 'buy'] }) === 'pass') return;
    side.tokens -= 2;
    yield* this.#gain(seat, [this.discard.pop()!]);
  }

  *#ziba(seat: 0 | 1): Ask {
    if (this.#drawable() === 0) return;
    if (!this.options.mandatory && (yield { who: seat, answers: ['pass', 'use'] }) === 'pass') return;
    const hand = yield* this.#drawCards(3);
    yield* this.#keep(seat, yield* this.#keepOne(seat, hand));
    if (hand.length === 0) return;
    const other = (1 - seat) as 0 | 1;
    const types = byOrder(hand);
    const gift =
      types.length === 1
        ? types[0]
        : (yield { who: other, answers: types.map((type) => `keep ${type}`) }).slice('keep '.length);
    remove(hand, gift);
    this.bottom.push(...hand);
    yield* this.#gain(other, [gift]);
  }

  /** Lays out cards gained together: naturals, then jokers that lie aside, then jokers just gained. */
  *#gain(seat: 0 | 1, cards: string[]): Ask {
    const side = this.sides[seat];
    const before = [...side.shown];
    const naturals = cards.filter((card) => card !== 'joker');
    side.shown.push(...naturals);
    let open = SETS.filter((type) => naturals.includes(type) && !side.jokers.has(type));
    if (!this.options.looseJokerAnySet) open = open.filter((type) => !before.includes(type));
    while (side.loose > 0 && open.length > 0) {
      const answer = yield { who: seat, answers: ['aside', ...open.map((type) => `joker to ${type}`)] };
      if (answer === 'aside') break;
      const type = answer.slice('joker to '.length);
      side.loose--;
      side.jokers.add(type);
      open = open.slice(open.indexOf(type) + 1);
    }
    for (let n = count(cards, 'joker'); n > 0; n--) {
      const free = this.#setsWithoutJoker(seat);
      const answer =
        free.length === 0
          ? 'aside'
          : yield { who: seat, answers: ['aside', ...free.map((type) => `joker to ${type}`)] };
      if (answer === 'aside') {
        side.loose++;
        side.fresh++;
        if (seat === this.turn) this.novel = true;
      } else side.jokers.add(answer.slice('joker to '.length));
    }
  }

  #setsWithoutJoker(seat: number): string[] {
    const side = this.sides[seat];
    return SETS.filter((type) => side.shown.includes(type) && !side.jokers.has(type));
  }

  #lose(seat: number, type: string): void {
    const side = this.sides[seat];
    remove(side.shown, type);
    if (side.shown.includes(type)) return;
    if (seat === this.turn) this.novel = true;
    if (this.options.jokerKeepsType || !side.jokers.has(type)) return;
    side.jokers.delete(type);
    side.loose++;
  }

  #areaCards(seat: number, jokers: boolean, map: boolean): string[] {
    const side = this.sides[seat];
    const cards = byOrder(side.shown).filter((type) => map || type !== 'map');
    if (!jokers) return cards;
    if (side.loose > 0) cards.push('joker');
    return [...cards, ...SETS.filter((type) => side.jokers.has(type)).map((type) => `joker of ${type}`)];
  }

  #takeFromArea(seat: number, card: string): string {
    const side = this.sides[seat];
    if (!card.startsWith('joker')) {
      this.#lose(seat, card);
      return card;
    }
    this.novel = true;
    if (card === 'joker') side.loose--;
    else side.jokers.delete(card.slice('joker of '.length));
    return 'joker';
  }

  *#fillRow(): Ask {
    while (this.row.length < this.rowSize && this.#drawable() > 0) this.row.push(yield* this.#drawCard());
  }

  *#end(): Ask {
    const opened: string[][] = [[], []];
    const open = function* (this: Naive, seat: 0 | 1): Ask {
      const side = this.sides[seat];
      if (side.hidden.length > 0) yield { who: seat, answers: ['open'] };
      opened[seat] = byOrder(side.hidden).filter(
        (type) => !this.options.endJoinNewOnly || (!side.shown.includes(type) && !side.jokers.has(type)),
      );
      side.shown.push(...side.hidden);
      side.hidden = [];
    }.bind(this);
    const place = function* (this: Naive, seat: 0 | 1): Ask {
      const side = this.sides[seat];
      let goals = this.#setsWithoutJoker(seat).filter((type) => !this.moriarty || opened[seat].includes(type));
      while (side.loose > 0 && goals.length > 0) {
        const answer = yield { who: seat, answers: ['aside', ...goals.map((type) => `joker to ${type}`)] };
        if (answer === 'aside') return;
        const type = answer.slice('joker to '.length);
        side.loose--;
        side.jokers.add(type);
        side.joinedAtEnd++;
        goals = goals.slice(goals.indexOf(type) + 1);
      }
    }.bind(this);
    if (this.moriarty) for (const seat of [0, 1] as const) yield* inTurn([() => open(seat), () => place(seat)]);
    else yield* inTurn([() => open(0), () => open(1), () => place(0), () => place(1)]);
    for (const seat of [0, 1]) this.sides[seat].score = this.#score(seat);
  }

  #score(seat: number): number {
    const [own, other] = [this.sides[seat], this.sides[1 - seat]];
    const size = (side: Side, type: string): number => count(side.shown, type) + (side.jokers.has(type) ? 1 : 0);
    let score = MAPS[count(own.shown, 'map')] - 3 * own.loose;
    for (const type of SETS) {
      if (size(own, type) > size(other, type)) score += VALUES[type] - size(other, type);
      if (count(own.shown, type) > 0 && count(own.shown, type) === this.copies[type]) score += 3;
    }
    if (own.reserved !== undefined) score -= 3;
    return this.moriarty ? score - own.joinedAtEnd : score;
  }

  /** By seat: 1 won, -1 lost, 0 drawn. */
  get result(): number[] {
    const [a, b] = this.sides;
    const lead = Math.sign(a.score - b.score) || Math.sign(a.tokens - b.tokens);
    return [lead, 0 - lead];
  }
}

function* inTurn(steps: (() => Ask)[]): Ask {
  for (const step of steps) yield* step();
}
