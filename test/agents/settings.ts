import { ismcts } from '../../src/agents/ismcts.js';
import { parseSpec, readParameters } from '../../src/agents/spec.js';
import type { TreeSettings } from '../../src/agents/search-parameters.js';
import { treeSettings } from '../../src/agents/search-parameters.js';

/** Settings of a plain search, random playouts to the end by UCB1, and what is to be different. */
export function plainSettings(changes: Partial<TreeSettings> = {}): TreeSettings {
  const plain = parseSpec('ismcts(rollout=random,depth=0,bias=0,c=0.7,final=visits)');
  return { ...treeSettings(readParameters(plain, ismcts.parameters)), ...changes };
}
