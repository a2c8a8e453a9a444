import type { State } from './game.js';
import { View } from './view.js';

/** A view that hides nothing: for agents marked as cheats, which measure what knowing everything would be worth. */
export class OpenView extends View {
  #truth: State | undefined;

  override show(state: State): void {
    this.#truth = state;
    super.show(state);
  }

  /** Writes the true position into `out`. */
  truth(out: State): void {
    if (this.#truth === undefined) throw new TypeError('no position has been shown');
    out.set(this.#truth);
  }
}
