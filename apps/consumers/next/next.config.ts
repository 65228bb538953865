import type { NextConfig } from 'next'

// PGlite finds its files beside itself. With PostgreSQL this line is not needed.
export default { serverExternalPackages: ['@electric-sql/pglite'] } satisfies NextConfig
