/**
 * Which tests of the relay run on which database, seen from its own folder: all on the embedded one; on a server all that meet the ledger, which
 * leaves out those of sockets and bytes, and those about the embedded one itself.
 */
export const relayTests = {
  pglite: { include: ['{src,test}/**/*.test.ts'], exclude: ['{src,test}/**/*.postgres.test.ts'] },
  deep: { include: ['{src,test}/**/*.deep.test.ts'], isDeep: true },
  postgres: {
    include: ['{src,test}/**/*.test.ts', '../../scripts/postgres/*.postgres.test.ts'],
    exclude: [
      'src/{http,lib,upstream,uploads/staging}/**',
      // What it compares does not depend on the database.
      'test/double-conformance/**',
      'src/database/openPgliteDatabase.test.ts',
      '{src,test}/**/*.deep.test.ts',
    ],
  },
}
