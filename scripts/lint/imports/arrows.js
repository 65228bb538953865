/**
 * Which way imports may point. A package imports what `allow` lists, its `below` folders what they add, and its tests
 * and stories what `inTests` adds. A name ending in `*` stands for everything that begins with it. Packages of this
 * house that are not listed are refused everywhere, tests included.
 */
export const arrows = {
  'packages/core': {
    allow: ['zod/mini'],
    below: {},
    inTests: [],
  },
  'packages/hooks': {
    allow: [
      '@onlend/core',
      '@onlend/core/internal',
      '@onlend/core/operations',
      '@onlend/core/relay',
      '@onlend/core/customer-partner-brief',
      '@onlend/core/import-named',
      'react',
      'react/jsx-runtime',
      '@tanstack/react-query',
    ],
    below: {
      'forms/': ['react-hook-form', '@hookform/resolvers/*', 'zod/mini', 'zustand', 'zustand/*'],
      'uploads/': ['idb-keyval', 'tus-js-client', 'zustand', 'zustand/*'],
    },
    // By path, because the testing package stands on this one and can't be its dependency.
    inTests: ['@onlend/sandbox', '../testing/src/*', 'fake-indexeddb', 'fake-indexeddb/*'],
  },
  'packages/widgets': {
    allow: [
      '@onlend/core',
      '@onlend/core/internal',
      '@onlend/core/operations',
      '@onlend/core/relay',
      '@onlend/core/import-named',
      '@onlend/hooks',
      '@onlend/hooks/customer-partner-brief',
      '@onlend/hooks/document-forms',
      '@onlend/hooks/forms',
      '@onlend/hooks/operators',
      '@onlend/hooks/tables',
      '@onlend/hooks/uploads',
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-hook-form',
      'react-error-boundary',
      'zod/mini',
      'zustand',
      'zustand/*',
      'get-nonce',
      'idb-keyval',
      'libphonenumber-js',
      'libphonenumber-js/*',
    ],
    below: {
      'ui/': ['@radix-ui/*', 'downshift'],
      'table/': ['papaparse'],
    },
    inTests: [
      '@onlend/sandbox',
      '@onlend/testing',
      '@onlend/testing/*',
      '@tanstack/react-query',
      // What a host's page may bring along, and what looks at it.
      'bootstrap/*',
      'tailwindcss/*',
      'tailwindcss-3/*',
      'playwright',
      'postcss',
    ],
  },
  'packages/relay': {
    allow: [
      '@onlend/core',
      '@onlend/core/internal',
      '@onlend/core/operations',
      '@onlend/core/relay',
      'zod/mini',
      'jose',
      '@fastify/busboy',
    ],
    below: {
      'adapters/': ['node:*', '@hono/node-server', '@tus/*', 'hono', 'express', 'fastify', 'undici'],
      'inspection/': ['fflate'],
      'observability/': ['pino', 'prom-client'],
      'stores/': ['node:*', '@electric-sql/pglite', '@electric-sql/pglite/*', 'pg', 'rate-limiter-flexible'],
    },
    inTests: [
      '../../scripts/postgres/*',
      'pg',
      '@onlend/sandbox',
      '@electric-sql/pglite',
      'fast-check',
      'hono',
      '@hono/node-server',
      'edge-runtime',
      'esbuild',
    ],
  },
  'packages/sandbox': {
    allow: ['@onlend/core', '@onlend/core/internal'],
    below: {},
    inTests: [],
  },
  'packages/testing': {
    allow: [
      '@onlend/core',
      '@onlend/core/internal',
      '@onlend/core/operations',
      '@onlend/core/relay',
      '@onlend/hooks',
      '@onlend/hooks/document-forms',
      '@onlend/hooks/forms',
      '@onlend/sandbox',
      'react',
      'react/jsx-runtime',
      'msw',
      'msw/*',
      '@tanstack/react-query',
      '@testing-library/*',
    ],
    below: {},
    inTests: [],
  },
  'apps/sandbox': {
    allow: ['@onlend/sandbox', 'hono', 'hono/*', '@hono/node-server', '@hono/node-server/*', 'node:*'],
    below: {},
    inTests: [],
  },
}

/** What every test and story may import besides its package's own list. */
export const allowedInEveryTest = [
  'vitest',
  'vitest/*',
  'node:*',
  'react',
  'react-dom',
  'react-dom/*',
  '@testing-library/*',
  '@storybook/*',
  'storybook/*',
  'axe-core',
  'msw',
  'msw/*',
]
