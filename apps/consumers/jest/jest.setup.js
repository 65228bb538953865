// jsdom's crypto has no `subtle`, which the kit hashes references with.
Object.defineProperty(globalThis, 'crypto', { value: require('node:crypto').webcrypto })
