import { checkShard } from './shards.js';

checkShard(0);
