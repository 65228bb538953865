declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that this run has started, with the right to make databases. */
    postgresAddress?: string
    /** Where its programs are, for a test that needs a server of its own. */
    postgresBin?: string
    /** The program of the Redis or Valkey on this machine; where it is absent, its tests are left out. */
    redisServer?: string
  }
}

/** What `scripts/vitest/postgresSetup.ts` tells the tests; importing the type makes `inject` know the names. */
export type ProvidedPostgres = { postgresAddress?: string; postgresBin?: string; redisServer?: string }
