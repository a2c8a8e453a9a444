import type { State } from '../core/game.js';
import { OpenView } from '../core/open-view.js';
import type { View } from '../core/view.js';
import type { AgentKind } from './kind.js';
import { Pimc } from './pimc.js';
import { BUDGET, FINAL, TREE, treeSettings } from './search-parameters.js';

/** Monte Carlo tree search in the true position. It believes that everybody else knows everything, too. */
class Oracle extends Pimc {
  readonly cheats = true;

  protected override imagine(view: View, out: State): void {
    if (!(view instanceof OpenView)) throw new TypeError('an oracle needs a view that hides nothing');
    view.truth(out);
  }
}

export const oracle: AgentKind = {
  name: 'oracle',
  summary: 'cheats: Monte Carlo tree search in the true position, to measure what knowing it would be worth',
  parameters: [...BUDGET, ...TREE, ...FINAL],
  create: (spec, v) => new Oracle(spec, treeSettings(v), 1),
};
