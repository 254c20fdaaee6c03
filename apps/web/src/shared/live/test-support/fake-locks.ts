export class FakeLocks implements LockManager {
  #held = new Set<string>();
  #waiting: { name: string; run: () => void }[] = [];

  request<Result>(name: string, callback: LockGrantedCallback<Result>): Promise<Awaited<Result>>;
  request<Result>(
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<Result>,
  ): Promise<Awaited<Result>>;
  async request<Result>(
    name: string,
    options: LockOptions | LockGrantedCallback<Result>,
    callback?: LockGrantedCallback<Result>,
  ): Promise<Awaited<Result>> {
    if (typeof options === 'function' || !callback) throw new Error('Streams give options');
    // Another process grants locks: never synchronously.
    await Promise.resolve();
    if (this.#held.has(name)) {
      if (options.ifAvailable) return await callback(null);
      await this.#free(name, options.signal);
    }
    this.#held.add(name);
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      this.#held.delete(name);
      const next = this.#waiting.findIndex((one) => one.name === name);
      if (next >= 0) this.#waiting.splice(next, 1)[0]?.run();
    }
  }

  #free(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = { name, run: resolve };
      this.#waiting.push(one);
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        reject(signal.reason);
      });
    });
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.#held].map((name) => ({ name, mode: 'exclusive' as const })), pending: [] };
  }
}
