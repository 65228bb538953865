import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    globals: true, // Testing Library cleans up after each test where it finds `afterEach`
    projects: [
      { extends: true, test: { name: 'jsdom', environment: 'jsdom' } },
      { extends: true, test: { name: 'happy-dom', environment: 'happy-dom' } },
    ],
  },
})
