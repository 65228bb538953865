import { defineConfig } from 'vitest/config'
import { postgresProject } from '../../scripts/vitest/postgresProject.ts'
import { relayTests } from '../../scripts/vitest/relayTests.ts'

export default defineConfig({
  test: {
    projects: await postgresProject({
      name: 'relay-postgres',
      root: import.meta.dirname,
      ...relayTests.postgres,
    }),
  },
})
