import { expect, test } from 'vitest';
import { incompleteBeta } from '../../src/stats/beta.js';
import { erfc, normalCdf, normalQuantile } from '../../src/stats/normal.js';
import { studentCdf, studentQuantile } from '../../src/stats/student.js';
import * as oracle from './oracle.js';
import { expectRelative } from './relative.js';

test('the error function agrees with mpmath to 1e-14, far tail included', () => {
  for (const [x, wanted] of oracle.ERFC) expectRelative(erfc(x), wanted, 1e-14, `erfc(${x})`);
});

test('the error function ends at 0, 2 and NaN', () => {
  expect(erfc(Infinity)).toBe(0);
  expect(erfc(30)).toBe(0);
  expect(erfc(-Infinity)).toBe(2);
  expect(erfc(NaN)).toBeNaN();
});

test('the error function has no step where its two expansions meet', () => {
  const step = 2 ** -40;
  const slope = (-2 / Math.sqrt(Math.PI)) * Math.exp(-1);
  expect(Math.abs(erfc(1 + step) - erfc(1 - step) - 2 * step * slope)).toBeLessThan(1e-15);
});

test('the normal quantile agrees with mpmath to 1e-15 of its size', () => {
  for (const [p, wanted] of oracle.NORMAL_QUANTILE) expectRelative(normalQuantile(p), wanted, 1e-15, `p = ${p}`);
});

test('the normal quantile is infinite at 0 and 1 and refuses what is no probability', () => {
  expect(normalQuantile(0)).toBe(-Infinity);
  expect(normalQuantile(1)).toBe(Infinity);
  expect(() => normalQuantile(1.5)).toThrow(RangeError);
  expect(() => normalQuantile(NaN)).toThrow(RangeError);
});

test('the normal distribution undoes its quantile', () => {
  for (let i = 1; i < 400; i++) expectRelative(normalCdf(normalQuantile(i / 400)), i / 400, 1e-14);
});

test('the incomplete beta function agrees with mpmath to 1e-13', () => {
  for (const [x, a, b, wanted] of oracle.INCOMPLETE_BETA) {
    expectRelative(incompleteBeta(x, a, b), wanted, 1e-13, `I_${x}(${a}, ${b})`);
  }
});

test('the incomplete beta function is 0 and 1 at its ends and refuses the rest', () => {
  expect(incompleteBeta(0, 2, 3)).toBe(0);
  expect(incompleteBeta(1, 2, 3)).toBe(1);
  expect(() => incompleteBeta(0.5, 0, 3)).toThrow(RangeError);
  expect(() => incompleteBeta(-0.1, 2, 3)).toThrow(RangeError);
});

/** The accuracy that `incompleteBeta` states. */
const tolerance = (freedom: number): number => (freedom <= 1e4 ? 1e-13 : 1e-11);

test("Student's distribution agrees with mpmath", () => {
  for (const [t, freedom, wanted] of oracle.STUDENT_CDF) {
    expectRelative(studentCdf(t, freedom), wanted, tolerance(freedom), `t = ${t}, ${freedom} degrees`);
  }
});

test("Student's quantile agrees with mpmath", () => {
  for (const [p, freedom, wanted] of oracle.STUDENT_QUANTILE) {
    expectRelative(studentQuantile(p, freedom), wanted, tolerance(freedom), `p = ${p}, ${freedom} degrees`);
  }
});

test("Student's quantiles of the printed tables come out", () => {
  // Two-sided 95 % points in any table of the t distribution.
  const table = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
  table.forEach((wanted, i) => expect(studentQuantile(0.975, i + 1)).toBeCloseTo(wanted, 3));
});

test("Student's quantile is infinite at 0 and 1, 0 in the middle, and refuses the rest", () => {
  expect(studentQuantile(0, 3)).toBe(-Infinity);
  expect(studentQuantile(1, 3)).toBe(Infinity);
  expect(studentQuantile(0.5, 3)).toBe(0);
  expect(studentCdf(0, 3)).toBe(0.5);
  expect(studentCdf(Infinity, 3)).toBe(1);
  expect(() => studentQuantile(0.5, 0)).toThrow(RangeError);
  expect(() => studentQuantile(2, 3)).toThrow(RangeError);
});
