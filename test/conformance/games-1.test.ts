import { checkShard } from './shards.js';

checkShard(1);
