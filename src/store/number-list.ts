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

/** `[12,5,0]`; the numbers are 0 or more. */
export function writeNumbers(numbers: Int32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * (MAX_DIGITS + 1) + 2);
  let at = 0;
  bytes[at++] = OPEN;
  for (let i = 0; i < numbers.length; i++) {
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
  return bytes.subarray(0, at);
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
