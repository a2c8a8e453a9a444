/**
 * Lists of whole numbers as JSON, straight to bytes and back: a run of a million fast games writes and reads as many
 * numbers, and going through strings and arrays would cost as much as thousands of the games.
 */
const ZERO = '0'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const OPEN = '['.charCodeAt(0);
const CLOSE = ']'.charCodeAt(0);
/** Of the largest number that an Int32Array holds. */
const MAX_DIGITS = 10;

/** Room for the text of any list of so many numbers. */
export const roomFor = (count: number): number => count * (MAX_DIGITS + 1) + 2;

/** Writes `[12,5,0]` and returns its length; the numbers, the first `count` of the list, are 0 or more. */
export function writeNumbers(numbers: Int32Array, count: number, bytes: Uint8Array): number {
  let at = 0;
  bytes[at++] = OPEN;
  for (let i = 0; i < count; i++) {
    if (i > 0) bytes[at++] = COMMA;
    at += digitsOf(numbers[i]);
    let rest = numbers[i];
    let place = at;
    do {
      const tenth = (rest / 10) | 0;
      bytes[--place] = ZERO + rest - 10 * tenth;
      rest = tenth;
    } while (rest > 0);
  }
  bytes[at++] = CLOSE;
  return at;
}

/** The inverse of `writeNumbers`, for a list of `count`. */
export function readNumbers(bytes: Uint8Array, count: number): Int32Array {
  const numbers = new Int32Array(count);
  let at = 1;
  for (let i = 0; i < count; i++) {
    let number = 0;
    for (let digit = bytes[at++] - ZERO; digit >= 0 && digit <= 9; digit = bytes[at++] - ZERO)
      number = 10 * number + digit;
    numbers[i] = number;
  }
  return numbers;
}

function digitsOf(number: number): number {
  let digits = 1;
  for (let bound = 10; number >= bound; bound *= 10) digits++;
  return digits;
}
