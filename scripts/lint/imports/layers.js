/**
 * The folders of a package from the ground up. A folder imports only those that stand before it, so that no two import each other. What stands
 * in `src` itself is free, and so is an entry point, which gathers from everywhere. A package that is not listed is not looked at.
 */
export const layers = {
  'packages/core': [
    'lib',
    'amounts',
    'dates',
    'uploads',
    'error-codes',
    'schema',
    'models',
    'endpoints',
    'relay',
    'errors',
    'multipart',
    'paths',
    'transport',
    'events',
    'operations',
  ],
}
