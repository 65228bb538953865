/**
 * Which tests of the relay run on which database, seen from its own folder: all on the embedded one; on a server all that meet the ledger, which
 * leaves out those of sockets and bytes, and those about the embedded one itself.
 */
export const relayTests = {
  pglite: { include: ['src/**/*.test.ts'], exclude: ['src/**/*.postgres.test.ts'] },
  deep: { include: ['src/**/*.deep.test.ts'], isDeep: true },
  postgres: {
    include: ['src/**/*.test.ts', '../../scripts/postgres/*.postgres.test.ts'],
    exclude: [
      'src/{adapters,http,lib,projection,redaction,upstream}/**',
      'src/stores/openPgliteDatabase.test.ts',
      'src/**/*.deep.test.ts',
    ],
  },
}
