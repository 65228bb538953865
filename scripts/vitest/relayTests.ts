/**
 * Which tests of the relay run on which database, seen from its own folder. The embedded one speaks the same SQL, so that a server is asked only
 * about what it alone has: `*.postgres.test.ts` needs its connections, its rights or its restarts; `*.locks.test.ts` is about what several callers
 * do at once, and runs on both.
 */
export const relayTests = {
  pglite: { include: ['{src,test}/**/*.test.ts'], exclude: ['{src,test}/**/*.postgres.test.ts'] },
  deep: { include: ['{src,test}/**/*.deep.test.ts'], isDeep: true },
  postgres: {
    include: ['{src,test}/**/*.{postgres,locks}.test.ts', '../../scripts/servers/*.postgres.test.ts'],
  },
}
