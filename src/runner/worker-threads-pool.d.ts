declare module 'worker-threads-pool' {
  import type { Worker, WorkerOptions } from 'node:worker_threads';

  export default class Pool {
    constructor(options: { readonly max: number });
    readonly size: number;
    acquire(file: string | URL, options: WorkerOptions, callback: (error: Error | null, worker: Worker) => void): void;
  }
}
