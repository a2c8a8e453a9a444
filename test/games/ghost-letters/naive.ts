/**
 * Letters from a Ghost once more, slowly and obviously: plain objects, a script that asks one question after another.
 * Written from the rules; shares nothing with src.
 */
export interface NaiveOptions {
  readonly players: number;
  readonly mode: string;
  readonly blackmailer: boolean;
  readonly discard: boolean;
  readonly noise: number;
  readonly minds: number;
  readonly talk: number;
  readonly radio: string;
  readonly accomplices: string;
  readonly rounds: number;
  readonly categories: number;
  readonly columns: number;
  readonly hand: number;
  readonly characters: boolean;
  readonly hints: boolean;
  readonly witness: boolean;
  readonly interjections: number;
  readonly cards: readonly string[];
}

/** Somebody, or luck, is asked; the answer is one of `choices`. */
export interface Question {
  readonly who: string;
  readonly choices: readonly string[];
}

type Script = Generator<Question, void, string>;
const CATEGORY = ['motive', 'place', 'means'];
const KINDS = ['sent ...', 'links ...', 'believes ...', 'suspects ...', 'clears ...', 'claims ...'];
const LATER_KINDS = ['proposes ...', 'agrees ...', 'disagrees ...', 'asks ...'];
const MAIL_POWERS = ['exterminator', 'courier', 'cook'];
const threeWays = (text: string): string[] => [`perhaps ${text}`, text, `surely ${text}`];
const CHARACTER_CARDS = [
  ['lawyer', 'psychologist'],
  ['sheriff', 'librarian'],
  ['hacker', 'hunter'],
  ['student', 'tv-host'],
  ['journalist', 'scientist'],
  ['waiter', 'tramp'],
  ['doctor', 'antiquarian'],
  ['exterminator', 'gambler'],
  ['politician', 'actor'],
  ['medium', 'special-agent'],
  ['writer', 'coach'],
  ['courier', 'cook'],
];
const ROW_OF: Record<string, number> = { waiter: 0, tramp: 1, doctor: 2 };
const byDeck = (cards: readonly string[]) => (a: string, b: string) => cards.indexOf(a) - cards.indexOf(b);

export class NaiveGame {
  readonly o: NaiveOptions;
  readonly script: Script;
  question: Question | undefined;
  deck: Set<string>;
  roles: string[] = [];
  rows: string[][];
  truth: string[] = [];
  hands: Set<string>[];
  clues: { round: number; card: string }[] = [];
  letters: { round: number; seat: number; card: string }[] = [];
  discards: { seat: number; card: string }[] = [];
  round = 0;
  arrested: number[] = [];
  chosen: string[] = [];
  result = '';
  characters: string[] = [];
  used = new Set<number>();
  /** Who has made a statement in the present discussion. */
  statements = new Set<number>();
  /** What may be reported about a power that was used, in the order in which it could have been shown. */
  reports = new Map<number, string[]>();

  constructor(options: NaiveOptions) {
    this.o = options;
    this.deck = new Set(options.cards);
    this.rows = Array.from({ length: options.categories }, () => []);
    this.hands = Array.from({ length: options.players }, () => new Set<string>());
    this.script = this.play();
    this.question = this.script.next().value as Question | undefined;
  }

  answer(text: string): void {
    if (!this.question?.choices.includes(text))
      throw new Error(`'${text}' is not among ${this.question?.choices.join()}`);
    const step = this.script.next(text);
    this.question = step.done ? undefined : step.value;
  }

  get senders(): number[] {
    return Array.from({ length: this.o.players - 1 }, (_, i) => i + 1);
  }

  get perRound(): number {
    return this.o.players === 2 ? Math.min(2, this.o.hand) : 1;
  }

  private name(seat: number): string {
    return seat === 0 ? 'ghost' : `p${seat}`;
  }

  private sorted(cards: Iterable<string>): string[] {
    return [...cards].sort(byDeck(this.o.cards));
  }

  private *play(): Script {
    yield* this.dealRoles();
    if (this.o.noise > 0 && this.o.minds > 1)
      for (let seat = 0; seat < this.o.players; seat++)
        yield {
          who: 'luck',
          choices: Array.from({ length: this.o.minds }, (_, m) => `mind ${m} for ${this.name(seat)}`),
        };
    if (this.o.characters) yield* this.dealCharacters();
    yield* this.collect();
    yield* this.night();
    if (this.o.rounds > 0) {
      for (let seat = 0; seat < this.o.players; seat++)
        while (this.hands[seat].size < this.o.hand) yield* this.draw(seat);
      const lead = yield {
        who: 'ghost',
        choices: [...this.sorted(this.hands[0]).map((c) => `leads with ${c}`), 'gives no lead'],
      };
      if (lead !== 'gives no lead') {
        const card = lead.replace('leads with ', '');
        this.hands[0].delete(card);
        this.clues.push({ round: 0, card });
        yield* this.draw(0);
        yield* this.discuss(1);
      }
      for (this.round = 1; this.round <= this.o.rounds; this.round++) yield* this.playRound();
      this.round = this.o.rounds;
    }
    yield* this.finale();
  }

  private *dealRoles(): Script {
    const n = this.o.players;
    this.roles = ['ghost', ...new Array<string>(n - 1).fill('')];
    const stack: string[] = [];
    if (this.o.mode === 'competitive') {
      stack.push('killer');
      if (n >= 7) stack.push('accomplice');
      if (n >= 10) stack.push('accomplice');
      if (n >= 7 && this.o.witness) stack.push('witness');
      if (n >= 10) stack.push('expert');
      if (this.o.blackmailer) stack.push('blackmailer');
    }
    for (const role of stack) {
      const free = this.senders.filter((seat) => this.roles[seat] === '');
      const choices = free.map((seat) => `the ${role} is ${this.name(seat)}`);
      if (this.o.discard) choices.unshift(`the ${role} is left out`);
      const text = yield { who: 'luck', choices };
      if (!text.endsWith('left out')) this.roles[Number(text.slice(text.lastIndexOf('p') + 1))] = role;
    }
    this.roles = this.roles.map((role) => (role === '' ? 'detective' : role));
  }

  private *dealCharacters(): Script {
    const free = CHARACTER_CARDS.slice(this.o.mode === 'competitive' ? 0 : 1);
    for (const seat of this.senders) {
      const text = yield { who: 'luck', choices: free.map(([a, b]) => `${this.name(seat)} is dealt ${a} or ${b}`) };
      const [card] = free.splice(
        free.findIndex(([a]) => text.includes(` ${a} or `)),
        1,
      );
      const side = yield { who: this.name(seat), choices: card.map((c) => `is the ${c}`) };
      this.characters[seat] = side.replace('is the ', '');
    }
  }

  private isUsable(power: string, seat: number): boolean {
    if (power === 'medium' || power === 'special-agent') return this.discards.length > 0;
    if (power === 'writer') return this.hands[seat].size > 0;
    if (power === 'coach') return this.senders.some((other) => other !== seat && this.hands[other].size > 1);
    if (['politician', 'actor', ...MAIL_POWERS].includes(power)) return false;
    if (power === 'hunter') return this.clues.length >= 2;
    if (['lawyer', 'psychologist', 'journalist', 'antiquarian', 'sheriff', 'gambler'].includes(power)) return true;
    return power in ROW_OF ? ROW_OF[power] < this.o.categories : this.clues.length >= 1;
  }

  private copyable(seat: number): number[] {
    return this.senders.filter((other) => other !== seat && this.isUsable(this.characters[other], seat));
  }

  private isReady(seat: number): boolean {
    if (!this.o.characters || this.used.has(seat)) return false;
    return this.characters[seat] === 'actor'
      ? this.copyable(seat).length > 0
      : this.isUsable(this.characters[seat], seat);
  }

  private *usePower(seat: number): Script {
    const who = this.name(seat);
    this.used.add(seat);
    let power = this.characters[seat];
    if (power === 'actor') {
      const text = yield { who, choices: this.copyable(seat).map((s) => `plays the ${this.characters[s]}`) };
      power = text.replace('plays the ', '');
    }
    const clues = this.clues.map((c) => c.card);
    let asked = '';
    if (power === 'librarian' || power === 'hacker')
      asked = yield { who, choices: clues.map((c) => `asks about ${c}`) };
    if (power === 'sheriff' || power === 'scientist')
      asked = yield { who, choices: CATEGORY.slice(0, this.o.categories).map((c) => `asks about ${c}`) };
    const turned: string[] = [];
    if (power === 'gambler')
      for (let k = 0; k < 3; k++) {
        const text = yield { who: 'luck', choices: this.sorted(this.deck).map((c) => `turns up ${c}`) };
        turned.push(text.replace('turns up ', ''));
        this.deck.delete(turned[k]);
        this.discards.push({ seat: -1, card: turned[k] });
      }
    if (power === 'writer') return yield* this.rewrite(seat);
    if (power === 'special-agent') {
      const pile = this.discards.map((d) => d.card);
      for (let k = 0; k < 3 && pile.length > 0; k++) {
        const text = yield { who: 'luck', choices: pile.map((c) => `${who} looks at ${c}`) };
        pile.splice(pile.indexOf(text.split(' looks at ')[1]), 1);
      }
      this.reports.set(seat, ['any card']);
      return;
    }
    const given: string[] = [];
    if (power === 'coach')
      for (const other of this.senders.filter((s) => s !== seat && this.hands[s].size > 1)) {
        if (given.length === 3) break;
        const choices = [...this.sorted(this.hands[other]).map((c) => `gives ${c}`), 'gives nothing'];
        const text = yield { who: this.name(other), choices };
        if (text === 'gives nothing') continue;
        given.push(text.replace('gives ', ''));
        this.hands[other].delete(text.replace('gives ', ''));
        this.discards.push({ seat: other, card: text.replace('gives ', '') });
      }
    const numbers = (to: number): string[] => Array.from({ length: to + 1 }, (_, i) => String(i));
    const possible: Record<string, string[]> = {
      lawyer: this.senders.filter((s) => s !== seat).map((s) => this.name(s)),
      psychologist: numbers(this.o.players - 1),
      sheriff: numbers(clues.length),
      librarian: CATEGORY.slice(0, this.o.categories),
      journalist: CATEGORY.slice(0, this.o.categories),
      hacker: [...this.rows.flat(), ...clues.filter((c) => `asks about ${c}` !== asked)],
      hunter: clues.slice(0, -1),
      antiquarian: this.sorted(this.hands[seat]),
      gambler: turned,
      coach: given,
      medium: this.discards.map((d) => d.card),
    };
    const list = power in ROW_OF ? this.rows[ROW_OF[power]] : (possible[power] ?? clues);
    if (['medium', 'coach', 'antiquarian'].includes(power)) this.reports.set(seat, ['any card']);
    else if (power !== 'gambler') this.reports.set(seat, [...list, 'nothing']);
    const killer = this.name(this.roles.indexOf('killer'));
    const honest = list.filter((x) =>
      power === 'lawyer' ? x !== killer : !(power in ROW_OF) || x !== this.truth[ROW_OF[power]],
    );
    const first = yield { who: 'ghost', choices: [...honest, 'nothing'].map((x) => `shows ${x}`) };
    if (power === 'hunter') {
      const from = clues.indexOf(first.replace('shows ', ''));
      yield { who: 'ghost', choices: (from < 0 ? ['nothing'] : clues.slice(from + 1)).map((x) => `shows ${x}`) };
    }
    let last = first.replace('shows ', '');
    for (let k = 1; power === 'hacker' && k < 3; k++) {
      const rest = last === 'nothing' ? [] : list.slice(list.indexOf(last) + 1);
      last = (yield { who: 'ghost', choices: [...rest, 'nothing'].map((x) => `shows ${x}`) }).replace('shows ', '');
    }
  }

  private *collect(): Script {
    for (let k = 0; k < this.o.categories * this.o.columns; k++) {
      const text = yield { who: 'luck', choices: this.sorted(this.deck).map((c) => `turns up ${c}`) };
      const card = text.replace('turns up ', '');
      this.deck.delete(card);
      const open = this.rows.map((_, c) => c).filter((c) => this.rows[c].length < this.o.columns);
      const placed = yield {
        who: this.name(k % this.o.players),
        choices: open.map((c) => `${card} to ${CATEGORY[c]}`),
      };
      this.rows[CATEGORY.indexOf(placed.split(' to ')[1])].push(card);
    }
  }

  private *night(): Script {
    const killer = this.roles.indexOf('killer');
    const chooser = killer < 0 ? 0 : killer;
    const asked = this.o.mode === 'cooperative' ? [0] : this.o.discard ? [0, ...this.senders] : this.senders;
    for (let c = 0; c < this.o.categories; c++)
      for (const seat of asked) {
        const picks = this.rows[c].map((card) => `the true ${CATEGORY[c]} is ${card}`);
        const text = yield { who: this.name(seat), choices: seat === chooser ? picks : ['sleeps'] };
        if (seat === chooser) this.truth[c] = text.split(' is ')[1];
      }
  }

  private *draw(seat: number): Script {
    const text = yield { who: 'luck', choices: this.sorted(this.deck).map((c) => `${this.name(seat)} draws ${c}`) };
    this.take(seat, text.split(' draws ')[1]);
  }

  private take(seat: number, card: string): void {
    this.deck.delete(card);
    this.hands[seat].add(card);
  }

  private *discardOne(seat: number): Script {
    const choices = [...this.sorted(this.hands[seat]).map((c) => `discards ${c}`), 'discards nothing'];
    const text = yield { who: this.name(seat), choices };
    if (text === 'discards nothing') return;
    const card = text.replace('discards ', '');
    this.hands[seat].delete(card);
    this.discards.push({ seat, card });
  }

  private *playRound(): Script {
    const bids = new Map<number, number>();
    for (const seat of this.senders) {
      const power = this.o.talk > 0 || this.o.characters ? yield* this.announce(seat) : '';
      yield* this.send(seat, power);
      if (this.o.radio === 'bid' && this.senders.length > 1) {
        const text = yield { who: this.name(seat), choices: [0, 1, 2].map((b) => `eagerness ${b}`) };
        bids.set(seat, Number(text.slice(-1)));
      }
    }
    const top = Math.max(...bids.values());
    const eager = this.senders.filter((seat) => bids.size === 0 || bids.get(seat) === top);
    const toss = yield { who: 'luck', choices: eager.map((seat) => `radio to ${this.name(seat)}`) };
    const radio = Number(toss.slice('radio to p'.length));
    const isLast = this.round === this.o.rounds && !this.o.characters;
    if (!isLast)
      for (const seat of this.senders) {
        if (this.hands[seat].size > 0) yield* this.discardOne(seat);
        while (this.hands[seat].size < this.o.hand) yield* this.draw(seat);
      }
    yield* this.reveal();
    if (!isLast) {
      yield* this.discardOne(0);
      for (let k = 0; k <= this.perRound; k++)
        if (this.hands[0].size < this.o.hand) yield* this.draw(0);
        else yield { who: 'luck', choices: ['ghost draws nothing'] };
    }
    yield* this.discuss(radio);
  }

  private *send(seat: number, power: string): Script {
    const count = power === 'cook' ? 3 : this.perRound + (power === 'courier' ? 1 : 0);
    for (let k = 0; k < count; k++) {
      const from = power === 'cook' ? this.deck : this.hands[seat];
      const text =
        power === 'cook'
          ? yield { who: 'luck', choices: this.sorted(from).map((c) => `${this.name(seat)} sends ${c} from the deck`) }
          : yield { who: this.name(seat), choices: this.sorted(from).map((c) => `sends ${c}`) };
      const card = text.replace(/^.*sends /, '').replace(' from the deck', '');
      from.delete(card);
      this.letters.push({ round: this.round, seat, card });
    }
  }

  private *rewrite(seat: number): Script {
    const count = Math.min(3, this.hands[seat].size);
    for (let k = 0; k < count; k++) {
      const text = yield { who: 'ghost', choices: this.sorted(this.hands[seat]).map((c) => `takes ${c} away`) };
      const card = text.split(' ')[1];
      this.hands[seat].delete(card);
      this.discards.push({ seat, card });
    }
    for (let k = 0; k < count; k++) yield* this.draw(seat);
  }

  /** Returns the power that changes what is sent. */
  private *announce(seat: number): Generator<Question, string, string> {
    const rows = this.o.talk > 0 ? CATEGORY.slice(0, this.o.categories) : [];
    const hint = this.o.talk > 0 && this.o.hints ? ['a character'] : [];
    const who = this.name(seat);
    let power = '';
    for (;;) {
      const own = this.characters[seat] === 'actor' ? this.characters : [this.characters[seat]];
      const usable = own.filter(
        (c) => MAIL_POWERS.includes(c) && (c !== 'courier' || this.hands[seat].size > this.perRound),
      );
      const choices = [...rows, 'nothing', ...hint].map((c) => `checks ${c}`);
      if (usable.length > 0 && !this.used.has(seat)) choices.push(`uses the power of the ${this.characters[seat]}`);
      const text = yield { who, choices };
      if (text.startsWith('checks')) return power;
      this.used.add(seat);
      power = this.characters[seat];
      if (power === 'actor') {
        const copied = yield { who, choices: usable.map((c) => `plays the ${c}`) };
        power = copied.replace('plays the ', '');
      }
      if (power === 'exterminator') yield* this.empty(seat);
    }
  }

  private *empty(seat: number): Script {
    while (this.hands[seat].size > 0) {
      const before = this.hands[seat].size;
      yield* this.discardOne(seat);
      if (this.hands[seat].size === before) break;
    }
    while (this.hands[seat].size < this.o.hand) yield* this.draw(seat);
  }

  private *reveal(): Script {
    const shown: string[] = [];
    for (const card of this.sorted(this.letters.filter((l) => l.round === this.round).map((l) => l.card))) {
      const text = yield { who: 'ghost', choices: [`lets ${card} vanish`, `reveals ${card}`] };
      if (text.startsWith('reveals')) shown.push(card);
    }
    let last = '';
    for (let k = 0; k < this.perRound; k++) {
      const hand = this.sorted(this.hands[0]);
      const from = k === 0 ? 0 : last === '' ? hand.length : hand.indexOf(last) + 1;
      const text = yield { who: 'ghost', choices: [...hand.slice(from).map((c) => `adds ${c}`), 'adds nothing'] };
      if (text === 'adds nothing') continue;
      last = text.replace('adds ', '');
      shown.push(last);
    }
    for (const card of this.sorted(shown)) {
      this.hands[0].delete(card);
      this.clues.push({ round: this.round, card });
    }
  }

  private *discuss(first: number): Script {
    if (this.o.talk === 0) return;
    this.statements.clear();
    const replies = new Map<number, number>();
    const from = (start: number): number[] => [
      ...this.senders.filter((s) => s >= start),
      ...this.senders.filter((s) => s < start),
    ];
    for (const seat of from(first)) {
      for (let act = 0; act < this.o.talk; act++) if (!(yield* this.act(seat, true))) break;
      for (const other of from(seat).slice(1))
        if ((replies.get(other) ?? 0) < this.o.interjections && (yield* this.act(other, false)))
          replies.set(other, (replies.get(other) ?? 0) + 1);
    }
  }

  /** One act of speech; false if he passes. */
  private *act(seat: number, isOwnTurn: boolean): Generator<Question, boolean, string> {
    const who = this.name(seat);
    const choices = ['passes', ...KINDS.filter((kind) => this.maySay(kind, seat))];
    if (isOwnTurn && this.isReady(seat)) choices.push(`uses the power of the ${this.characters[seat]}`);
    const reports = this.reports.get(seat);
    if (reports) choices.push('was shown ...');
    choices.push(...LATER_KINDS.filter((kind) => this.maySay(kind, seat)));
    const kind = yield { who, choices };
    if (kind === 'passes') return false;
    if (kind.startsWith('uses')) yield* this.usePower(seat);
    else if (kind === 'was shown ...') {
      const all = reports![0] === 'any card' ? [...this.claimable(), 'nothing'] : reports!;
      yield { who, choices: all.map((x) => `was shown ${x}`) };
    } else yield* this.say(seat, kind);
    if (!/^(uses|agrees|disagrees|asks)/.test(kind)) this.statements.add(seat);
    return true;
  }

  private claimable(): string[] {
    const earlier = this.clues.filter((c) => c.round < this.round).map((c) => c.card);
    const gone = new Set([...this.rows.flat(), ...earlier]);
    return this.o.cards.filter((c) => !gone.has(c));
  }

  private maySay(kind: string, seat: number): boolean {
    if (kind === 'sent ...') return this.round > 0;
    if (kind === 'links ...') return this.clues.length > 0;
    if (kind === 'asks ...') return this.o.players > 2;
    if (/agrees/.test(kind)) return [...this.statements].some((other) => other !== seat);
    return kind === 'believes ...' || kind === 'proposes ...' || this.o.mode === 'competitive';
  }

  private *say(seat: number, kind: string): Script {
    const who = this.name(seat);
    const isCompetitive = this.o.mode === 'competitive';
    const others = this.senders.filter((s) => s !== seat).map((s) => this.name(s));
    const speakers = this.senders.filter((s) => s !== seat && this.statements.has(s)).map((s) => this.name(s));
    const evidence = this.rows.flat();
    const order = ['killer', 'accomplice', 'witness', 'expert', 'blackmailer', 'detective'];
    const present = order.filter((role) => role === 'detective' || role === 'killer' || this.roles.includes(role));
    const arrests = [...(this.o.discard ? ['no killer'] : []), ...others.map((p) => `to arrest ${p}`)];
    const choices: Record<string, string[]> = {
      'sent ...': [...this.claimable().map((c) => `says it sent ${c}`), 'will not say what it sent'],
      'links ...': this.clues.map(({ card }) => `about ${card}`),
      'believes ...': evidence.flatMap((e) => threeWays(`believes in ${e}`)),
      'suspects ...': others.flatMap((p) => threeWays(`suspects ${p}`)),
      'clears ...': others.flatMap((p) => threeWays(`clears ${p}`)),
      'claims ...': present.map((role) => `claims to be ${role}`),
      'proposes ...': [...evidence, ...(isCompetitive ? arrests : [])].map((x) => `proposes ${x}`),
      'agrees ...': speakers.map((p) => `agrees with ${p}`),
      'disagrees ...': speakers.map((p) => `disagrees with ${p}`),
      'asks ...': others.map((p) => `asks ${p} ...`),
    };
    const text = yield { who, choices: choices[kind] };
    if (kind === 'links ...') yield { who, choices: this.links(text.replace('about ', ''), evidence) };
    if (kind !== 'asks ...') return;
    const topics = [
      ...(this.round > 0 ? ['what it sent'] : []),
      ...(isCompetitive ? ['whom it suspects'] : []),
      ...(this.o.characters ? ['about its power'] : []),
      ...CATEGORY.slice(0, this.o.categories).map((c) => `about the ${c}`),
    ];
    yield { who, choices: topics.map((topic) => text.replace('...', topic)) };
  }

  private links(clue: string, evidence: readonly string[]): string[] {
    const targets = [...evidence, ...(this.o.hints ? this.senders.map((s) => `the character of p${s}`) : [])];
    return targets.flatMap((target) =>
      ['for', 'against'].flatMap((way) =>
        ['faintly ', '', 'clearly '].map((how) => `${clue} speaks ${how}${way} ${target}`),
      ),
    );
  }

  private *ballot(
    voters: number[],
    label: string,
    options: (voter: number) => string[],
  ): Generator<Question, string, string> {
    for (let attempt = 0; attempt < 2; attempt++) {
      const votes: string[] = [];
      for (const voter of voters) {
        const text = yield { who: this.name(voter), choices: options(voter).map((x) => `${label} ${x}`) };
        votes.push(text.slice(label.length + 1));
      }
      const politician = this.characters.indexOf('politician');
      if (politician > 0 && !this.used.has(politician) && !this.arrested.includes(politician)) {
        const all = [...new Set(options(0))];
        const text = yield {
          who: this.name(politician),
          choices: [...all.map((x) => `adds a vote for ${x}`), 'adds no vote'],
        };
        if (text !== 'adds no vote') {
          this.used.add(politician);
          votes.push(text.replace('adds a vote for ', ''));
        }
      }
      const counts = new Map<string, number>();
      for (const v of votes) counts.set(v, (counts.get(v) ?? 0) + 1);
      const most = Math.max(...counts.values());
      const leaders = [...counts].filter(([, n]) => n === most);
      if (leaders.length === 1) return leaders[0][0];
    }
    return '';
  }

  private *finale(): Script {
    for (let c = 0; c < this.o.categories; c++)
      this.chosen[c] = yield* this.ballot(this.senders, 'votes for', () => this.rows[c]);
    let caught = false;
    if (this.o.mode === 'competitive')
      for (;;) {
        const free = this.senders.filter((s) => !this.arrested.includes(s));
        const taken = yield* this.ballot(free, 'votes to arrest', (voter) => [
          ...(this.o.discard ? ['no killer'] : []),
          ...free.filter((s) => s !== voter).map((s) => this.name(s)),
        ]);
        if (taken === 'no killer') caught = !this.roles.includes('killer');
        if (taken === '' || taken === 'no killer') break;
        const seat = Number(taken.slice(1));
        this.arrested.push(seat);
        caught = this.roles[seat] === 'killer';
        if (this.roles[seat] !== 'accomplice') break;
      }
    yield* this.judge(caught);
  }

  private *judge(caught: boolean): Script {
    const right = this.chosen.filter((card, c) => card === this.truth[c]).length;
    const solved = right === this.o.categories || (right >= this.o.categories - 1 && caught);
    const killer = this.roles.indexOf('killer');
    const targets = this.senders.filter((s) => s !== killer).map((s) => `points at ${this.name(s)}`);
    this.result = solved ? 'detectives' : killer < 0 ? 'nobody' : 'killer';
    if (solved && (this.roles.includes('witness') || this.roles.includes('expert'))) {
      const pointed = yield { who: this.name(killer), choices: targets };
      const role = yield { who: this.name(killer), choices: ['as the witness', 'as the expert'] };
      if (this.roles[Number(pointed.slice('points at p'.length))] === role.replace('as the ', ''))
        this.result = 'unmasked';
    } else if (!solved && this.roles.includes('blackmailer')) {
      const pointed = yield { who: this.name(killer), choices: targets };
      const blackmailer = this.roles.indexOf('blackmailer');
      if (Number(pointed.slice('points at p'.length)) === blackmailer) return;
      let hits = 0;
      for (let c = 0; c < this.o.categories; c++) {
        const named = yield { who: this.name(blackmailer), choices: this.rows[c].map((card) => `names ${card}`) };
        if (named === `names ${this.truth[c]}`) hits++;
      }
      if (hits === this.o.categories) this.result = 'blackmailer';
    }
  }

  /** 1 for each winner, -1 for the others. */
  returns(): number[] {
    return this.roles.map((role, seat) => {
      const won = {
        killer: this.result === 'killer' || this.result === 'unmasked',
        accomplice:
          !this.arrested.includes(seat) &&
          (this.result === 'killer' || (this.result === 'unmasked' && this.o.accomplices === 'team')),
        blackmailer: this.result === 'blackmailer',
      }[role as 'killer' | 'accomplice' | 'blackmailer'];
      return (won ?? this.result === 'detectives') ? 1 : -1;
    });
  }
}
