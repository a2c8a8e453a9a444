/** Small dense symmetric matrices, as rows of numbers. */

/** A matrix of zeros with `size` rows and columns. */
export function zeros(size: number): number[][] {
  return Array.from({ length: size }, () => new Array<number>(size).fill(0));
}

/** The inverse of a symmetric positive definite matrix, by Cholesky's factor. Undefined if it is not definite. */
export function invert(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const factor = cholesky(matrix);
  if (factor === undefined) return undefined;
  const size = matrix.length;
  const inverse = zeros(size);
  for (let column = 0; column < size; column++) {
    const unit = new Array<number>(size).fill(0);
    unit[column] = 1;
    solve(factor, unit).forEach((value, row) => (inverse[row][column] = value));
  }
  return inverse;
}

/** The matrix product. */
export function multiply(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] {
  return a.map((row) => b[0].map((_, column) => row.reduce((sum, value, k) => sum + value * b[k][column], 0)));
}

/** Lower triangle L with L L' = matrix. A pivot that is nothing but rounding counts as zero. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const factor = zeros(matrix.length);
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i][j];
      for (let k = 0; k < j; k++) rest -= factor[i][k] * factor[j][k];
      if (i !== j) factor[i][j] = rest / factor[j][j];
      else if (rest > 1e-14 * matrix[i][i]) factor[i][i] = Math.sqrt(rest);
      else return undefined;
    }
  }
  return factor;
}

/** Solves L L' x = b. */
function solve(factor: readonly (readonly number[])[], b: readonly number[]): number[] {
  const x = b.slice();
  for (let i = 0; i < x.length; i++) {
    for (let k = 0; k < i; k++) x[i] -= factor[i][k] * x[k];
    x[i] /= factor[i][i];
  }
  for (let i = x.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < x.length; k++) x[i] -= factor[k][i] * x[k];
    x[i] /= factor[i][i];
  }
  return x;
}
