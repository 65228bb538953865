/**
 * Which way imports may point. The code of a package imports what its manifest names as a dependency or a peer; tests and stories import what it names for
 * development as well, what the root's manifest names, and Node. Of that a package keeps
 *
 * - `only`: names for the folders or files that are listed, and Node's own modules with them;
 * - `never`: doors that its code does not enter, though the manifest names their package;
 * - `byPath`: what its tests take by path, because the package behind it stands on this one.
 *
 * A name that ends in `*` stands for all that begin with it.
 */
export const arrows = {
  'packages/core': {
    only: { 'client/uploads/': ['idb-keyval', 'tus-js-client'], 'lib/': ['@noble/hashes'] },
  },
  'packages/hooks': {
    only: {
      'forms/': ['react-hook-form', 'zod', 'zustand'],
    },
    byPath: ['../testing/src/'],
  },
  'packages/widgets': {
    only: { 'ui/': ['@radix-ui/*', 'downshift', 'get-nonce', 'libphonenumber-js', 'react-remove-scroll'] },
    never: ['@tanstack/react-query'],
    byPath: ['../../.storybook/', '../../apps/host/tenants/', '../bulk/'],
  },
  'packages/bulk': {
    only: { 'sheets/': ['fflate', 'htmlparser2', 'unpdf'] },
    byPath: ['../../.storybook/', '../hooks/test/', '../testing/src/', '../widgets/stories/'],
  },
  'packages/elements': { never: ['@tanstack/react-query'] },
  // A page loads no React for the bridge.
  'packages/webview': { only: { 'react-native/': ['react', 'react-native', 'react-native-webview'] } },
  'packages/relay': {
    only: {
      'commands/': ['node:*'],
      'database/': ['node:*', '@electric-sql/pglite', 'pg', '@redis/client'],
      'http/adapters/': ['node:*'],
      'http/limits/': ['rate-limiter-flexible'],
      'identity/': ['jose'],
      'ledger/fence/fileWitness': ['node:*'],
      'lib/secretFile': ['node:*'],
      'observability/': ['@opentelemetry/api', 'pino', 'prom-client'],
      'outbox/webhook/': ['node:*', 'undici'],
      'program/': ['node:*', 'prom-client'],
      'tenants/': ['node:*'],
      'uploads/inspection/': ['fflate'],
      'uploads/staging/': ['node:*', '@tus/*'],
      'upstream/undici/': ['node:*', 'undici'],
    },
    // The suite that holds the double to the relay shares the database of the relay's own tests.
    byPath: ['../../scripts/servers/', '../core/src/endpoints/', '../testing/src/'],
  },
  'packages/sandbox': {
    only: {
      'program/': ['node:*'],
      'server/': ['node:*', 'hono', '@hono/node-server'],
    },
    // The other side of the wire says for itself what a write is.
    never: ['@onlend/core/operations'],
  },
  'packages/testing': {
    // For the runner of a host's end-to-end tests.
    only: { 'playwright/': ['node:*', '@onlend/sandbox/server', '@playwright/test'] },
    byPath: ['../../scripts/vitest/'],
  },
  'packages/brand': { only: { '': ['node:*'] }, byPath: ['../../apps/host/tenants/', '../core/test/'] },
  'packages/create': { only: { '': ['node:*'] } },
  'apps/sandbox': { only: {} },
}

/**
 * The files by which the other folders of the relay enter a module: what makes it, what needs no context, and what is done to its tables inside of a
 * transaction of another module. What stands in `src` itself joins the modules and is free, like an entry point and a test.
 */
export const moduleDoors = {
  observability: ['createObservability.ts', 'index.ts', 'prometheusMetrics.ts'],
  http: ['createHttp.ts', 'index.ts', 'adapters/nodeListener.ts'],
  upstream: ['createUpstream.ts', 'index.ts', 'undici/undiciTransport.ts'],
  identity: ['createIdentity.ts', 'index.ts'],
  tenants: ['createTenants.ts', 'index.ts', 'tenantsFromFolder.ts'],
  brand: ['createBrands.ts'],
  changes: ['createChanges.ts', 'sql/appendChangeEvent.ts'],
  ledger: ['createLedger.ts', 'index.ts', 'fence/fileWitness.ts', 'sql/index.ts'],
  inbox: ['createInbox.ts'],
  outbox: ['createOutbox.ts', 'webhook/outcomeWebhook.ts'],
  batches: ['createBatches.ts'],
  uploads: ['createUploads.ts', 'staging/fileStaging.ts', 'staging/s3Staging.ts'],
}
