/**
 * The files by which the other folders of a package enter a module: what makes it, what needs no context, and what is done to its tables inside of a
 * transaction of another module. What stands in `src` itself joins the modules and is free, like an entry point and a test.
 */
export const moduleDoors = {
  'packages/relay': {
    observability: ['createObservability.ts', 'index.ts', 'prometheusMetrics.ts'],
    http: ['createHttp.ts', 'index.ts'],
    upstream: ['createUpstream.ts', 'index.ts'],
    identity: ['createIdentity.ts', 'index.ts'],
    tenants: ['createTenants.ts', 'index.ts'],
    changes: ['createChanges.ts', 'sql/appendChangeEvent.ts'],
    ledger: ['createLedger.ts', 'index.ts', 'sql/index.ts'],
    inbox: ['createInbox.ts'],
    uploads: ['createUploads.ts', 'staging/fileStaging.ts'],
  },
}
