/** Which tests of the relay run on which database, seen from its own folder: all on both, but for those that are about one of them. */
export const relayTests = {
  pglite: { include: ['src/**/*.test.ts'], exclude: ['src/**/*.postgres.test.ts'] },
  postgres: {
    include: ['src/**/*.test.ts', '../../scripts/postgres/*.postgres.test.ts'],
    exclude: ['src/**/openPgliteDatabase.test.ts'],
  },
}
